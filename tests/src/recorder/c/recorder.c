/* Records calls, answers them, and fails on demand.
 *
 * Input: calls from the generated entry points, and control calls (the exported `recorder_*` functions). Invariant: one lock around
 * everything that changes, so that entry points may be called from any thread; what a `recorder_*` function hands out stays valid
 * until `recorder_reset`.
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "recorder.h"

/* How much of what a pointer argument points to is copied. */
enum unit { UNIT_BYTES, UNIT_TEXT, UNIT_TEXTS, UNIT_FOLLOWED };

struct copy {
    unsigned char *bytes;
    size_t size;
};

struct call {
    size_t function;
    pthread_t thread;
    /* Two per parameter: its value, and what it points to. */
    struct copy *copies;
};

/* What a test ordered for one out parameter: answers in turn, the last one for all calls after it. */
struct script {
    size_t function, parameter;
    struct copy *answers;
    size_t count, next;
    struct script *after;
};

/* A pointer within what an argument points to, and how many bytes it points to. */
struct place {
    size_t offset, size;
};

struct extent {
    size_t function, parameter;
    enum unit unit;
    size_t count;
    /* As many as `count` says, for UNIT_FOLLOWED. */
    struct place *places;
    struct extent *after;
};

#define ANY SIZE_MAX
#define MEMORY_SLOT ((size_t)1 << 20)
#define MEMORY_SLOTS ((size_t)4096)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct call *calls;
static size_t call_count, call_capacity;
static struct script *scripts;
static struct extent *extents;
/* Bytes of a plain result, by function. */
static struct script *answers;
static struct {
    size_t function, in;
    int status, armed;
    /* Whether outs with a script are written all the same, as a log is that says why. */
    int writes;
} failure;
static uintptr_t next_handle, next_slot;
static unsigned char *memory;

static void *need(void *allocated)
{
    if (!allocated) {
        abort();
    }
    return allocated;
}

static struct copy copied(const void *bytes, size_t size)
{
    struct copy copy = {need(malloc(size ? size : 1)), size};
    if (size) {
        memcpy(copy.bytes, bytes, size);
    }
    return copy;
}

static size_t find(const char *symbol)
{
    for (size_t at = 0; at < recorder_function_count; at++) {
        if (!strcmp(recorder_functions[at].symbol, symbol)) {
            return at;
        }
    }
    return ANY;
}

static size_t find_parameter(const char *symbol, size_t parameter)
{
    size_t at = find(symbol);
    return at != ANY && parameter < recorder_functions[at].count ? at : ANY;
}

static void free_scripts(struct script **list)
{
    while (*list) {
        struct script *first = *list;
        *list = first->after;
        for (size_t at = 0; at < first->count; at++) {
            free(first->answers[at].bytes);
        }
        free(first->answers);
        free(first);
    }
}

static void add_answer(struct script **list, size_t function, size_t parameter, const void *bytes, size_t size)
{
    struct script *script = *list;
    while (script && (script->function != function || script->parameter != parameter)) {
        script = script->after;
    }
    if (!script) {
        script = need(calloc(1, sizeof *script));
        script->function = function;
        script->parameter = parameter;
        script->after = *list;
        *list = script;
    }
    script->answers = need(realloc(script->answers, (script->count + 1) * sizeof *script->answers));
    script->answers[script->count++] = copied(bytes, size);
}

/* The answer in turn, or NULL. */
static const struct copy *next_answer(struct script *script, size_t function, size_t parameter)
{
    while (script && (script->function != function || script->parameter != parameter)) {
        script = script->after;
    }
    if (!script) {
        return NULL;
    }
    const struct copy *answer = &script->answers[script->next];
    if (script->next + 1 < script->count) {
        script->next++;
    }
    return answer;
}

static void join(struct copy *joined, const void *bytes, size_t size)
{
    joined->bytes = need(realloc(joined->bytes, joined->size + size + 1));
    memcpy(joined->bytes + joined->size, bytes, size);
    joined->size += size;
}

/* What a pointer argument points to. */
static struct copy pointee(size_t function, size_t parameter, const void *pointer)
{
    struct copy nothing = {NULL, 0};
    const struct parameter *declared = &recorder_functions[function].parameters[parameter];
    enum unit unit = UNIT_BYTES;
    size_t count = declared->pointee;
    const struct place *places = NULL;
    for (const struct extent *extent = extents; extent; extent = extent->after) {
        if (extent->function == function && extent->parameter == parameter) {
            unit = extent->unit;
            count = extent->count;
            places = extent->places;
            break;
        }
    }
    if (!pointer || (unit == UNIT_BYTES && !count)) {
        return nothing;
    }
    if (unit == UNIT_BYTES) {
        return copied(pointer, count);
    }
    if (unit == UNIT_TEXT) {
        return copied(pointer, strlen(pointer) + 1);
    }
    /* One behind the other: texts, each with its NUL, or what the pointers at some places point to. */
    struct copy joined = {need(malloc(1)), 0};
    for (size_t at = 0; at < count; at++) {
        if (unit == UNIT_TEXTS) {
            const char *text = ((const char *const *)pointer)[at];
            join(&joined, text, strlen(text) + 1);
        } else {
            const void *followed;
            memcpy(&followed, (const char *)pointer + places[at].offset, sizeof followed);
            join(&joined, followed, places[at].size);
        }
    }
    return joined;
}

/* A fresh block of memory: each is a megabyte of its own, reserved but not used before somebody touches it. */
static void *block(void)
{
    if (!memory) {
        void *reserved =
            mmap(NULL, MEMORY_SLOT * MEMORY_SLOTS, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (reserved == MAP_FAILED) {
            abort();
        }
        memory = reserved;
    }
    return memory + MEMORY_SLOT * (next_slot++ % MEMORY_SLOTS);
}

static void fill(void *out, size_t size, enum fill fill, size_t place)
{
    static const char text[] = "recorded";
    union {
        uintptr_t number;
        const void *address;
        float single;
        double fraction;
    } value = {0};
    switch (fill) {
    case FILL_NOTHING:
        return;
    case FILL_ZEROS:
        memset(out, 0, size);
        return;
    case FILL_HANDLE:
        value.number = (uintptr_t)0x52ec00000000 + (next_handle += 0x100);
        break;
    case FILL_MEMORY:
        value.address = block();
        break;
    case FILL_TEXT:
        value.address = text;
        break;
    case FILL_NUMBER:
        value.number = place + 1;
        break;
    case FILL_FLOAT:
        if (size == sizeof value.single) {
            value.single = (float)(place + 1) + 0.5F;
        } else {
            value.fraction = (double)(place + 1) + 0.5;
        }
        break;
    }
    memcpy(out, &value, size < sizeof value ? size : sizeof value);
}

/* Reads `CUSPEC_RECORDER_FAIL`, such as `cuMemAlloc_v2:2:998` or `*:1:2`: which function, which call of it, which status. */
__attribute__((constructor)) static void from_environment(void)
{
    const char *text = getenv("CUSPEC_RECORDER_FAIL");
    char symbol[128];
    size_t in;
    int status;
    if (!text || sscanf(text, "%127[^:]:%zu:%d", symbol, &in, &status) != 3) {
        return;
    }
    failure.function = strcmp(symbol, "*") ? find(symbol) : ANY;
    failure.in = in;
    failure.status = status;
    failure.armed = 1;
}

/* Whether this is the call that has to fail. */
static int fails(size_t function)
{
    if (!failure.armed || (failure.function != ANY && failure.function != function)) {
        return 0;
    }
    failure.in -= failure.in > 0;
    if (failure.in) {
        return 0;
    }
    failure.armed = 0;
    return 1;
}

static void record(size_t function, const void *const *values)
{
    const struct function *declared = &recorder_functions[function];
    if (call_count == call_capacity) {
        call_capacity = call_capacity ? 2 * call_capacity : 64;
        calls = need(realloc(calls, call_capacity * sizeof *calls));
    }
    struct call *call = &calls[call_count++];
    call->function = function;
    call->thread = pthread_self();
    call->copies = need(malloc((2 * declared->count + 1) * sizeof *call->copies));
    for (size_t at = 0; at < declared->count; at++) {
        const void *pointer = NULL;
        if (declared->parameters[at].size == sizeof pointer) {
            memcpy(&pointer, values[at], sizeof pointer);
        }
        call->copies[2 * at] = copied(values[at], declared->parameters[at].size);
        call->copies[2 * at + 1] = pointee(function, at, pointer);
    }
}

static void fill_outs(size_t function, const void *const *values, int only_scripted)
{
    const struct function *declared = &recorder_functions[function];
    for (size_t at = 0; at < declared->count; at++) {
        void *out;
        if (declared->parameters[at].size != sizeof out) {
            continue;
        }
        memcpy(&out, values[at], sizeof out);
        if (!out) {
            continue;
        }
        const struct copy *answer = next_answer(scripts, function, at);
        if (answer) {
            memcpy(out, answer->bytes, answer->size);
        } else if (!only_scripted && declared->parameters[at].fill != FILL_NOTHING) {
            fill(out, declared->parameters[at].pointee, declared->parameters[at].fill, at);
        }
    }
}

int recorder_called(unsigned long function, const void *const *values)
{
    int status = 0;
    pthread_mutex_lock(&lock);
    record(function, values);
    if (fails(function)) {
        status = failure.status;
        if (failure.writes) {
            fill_outs(function, values, 1);
        }
    } else {
        fill_outs(function, values, 0);
    }
    pthread_mutex_unlock(&lock);
    return status;
}

void recorder_returns(unsigned long function, const void *const *values, void *result, unsigned long size, enum fill kind)
{
    pthread_mutex_lock(&lock);
    record(function, values);
    fill_outs(function, values, 0);
    const struct copy *answer = next_answer(answers, function, 0);
    memset(result, 0, size);
    if (answer) {
        memcpy(result, answer->bytes, answer->size < size ? answer->size : size);
    } else {
        fill(result, size, kind, 0);
    }
    pthread_mutex_unlock(&lock);
}

/* Forgets every call and every order. */
void recorder_reset(void)
{
    pthread_mutex_lock(&lock);
    for (size_t call = 0; call < call_count; call++) {
        size_t count = recorder_functions[calls[call].function].count;
        for (size_t at = 0; at < 2 * count; at++) {
            free(calls[call].copies[at].bytes);
        }
        free(calls[call].copies);
    }
    free(calls);
    calls = NULL;
    call_count = call_capacity = 0;
    free_scripts(&scripts);
    free_scripts(&answers);
    while (extents) {
        struct extent *first = extents;
        extents = first->after;
        free(first->places);
        free(first);
    }
    failure.armed = 0;
    pthread_mutex_unlock(&lock);
}

/* How many calls there were. */
size_t recorder_calls(void)
{
    pthread_mutex_lock(&lock);
    size_t count = call_count;
    pthread_mutex_unlock(&lock);
    return count;
}

/* The symbol that a call came through, and whether it came on the thread that asks. */
const char *recorder_symbol(size_t call, int *here)
{
    pthread_mutex_lock(&lock);
    const char *symbol = call < call_count ? recorder_functions[calls[call].function].symbol : NULL;
    if (symbol && here) {
        *here = pthread_equal(calls[call].thread, pthread_self()) != 0;
    }
    pthread_mutex_unlock(&lock);
    return symbol;
}

/* An argument of a call: its own bytes (`what` 0) or those that it points to (`what` 1); NULL where there are none. */
const void *recorder_argument(size_t call, size_t parameter, int what, size_t *size)
{
    const void *bytes = NULL;
    *size = 0;
    pthread_mutex_lock(&lock);
    if (call < call_count && parameter < recorder_functions[calls[call].function].count) {
        const struct copy *copy = &calls[call].copies[2 * parameter + (what != 0)];
        bytes = copy->bytes;
        *size = copy->size;
    }
    pthread_mutex_unlock(&lock);
    return bytes;
}

/* How many parameters a symbol has; SIZE_MAX for one that is not known. */
size_t recorder_parameters(const char *symbol)
{
    size_t at = find(symbol);
    return at == ANY ? SIZE_MAX : recorder_functions[at].count;
}

static int add_extent(const char *symbol, size_t parameter, enum unit unit, size_t count, struct place *places)
{
    size_t function = find_parameter(symbol, parameter);
    if (function == ANY) {
        free(places);
        return -1;
    }
    pthread_mutex_lock(&lock);
    struct extent *extent = need(malloc(sizeof *extent));
    *extent = (struct extent){function, parameter, unit, count, places, extents};
    extents = extent;
    pthread_mutex_unlock(&lock);
    return 0;
}

/* Orders how much of what an argument points to is copied. 0 when there is such a parameter. */
int recorder_extent(const char *symbol, size_t parameter, int unit, size_t count)
{
    return add_extent(symbol, parameter, (enum unit)unit, count, NULL);
}

/* Orders that pointers within what an argument points to are followed: so many pairs of an offset and a size. */
int recorder_followed(const char *symbol, size_t parameter, const size_t *pairs, size_t count)
{
    struct place *places = need(malloc((count + 1) * sizeof *places));
    for (size_t at = 0; at < count; at++) {
        places[at] = (struct place){pairs[2 * at], pairs[2 * at + 1]};
    }
    return add_extent(symbol, parameter, UNIT_FOLLOWED, count, places);
}

/* Orders the bytes that an out parameter receives; no bytes leave it as it is. Several orders are answers in turn. */
int recorder_script(const char *symbol, size_t parameter, const void *bytes, size_t size)
{
    size_t function = find_parameter(symbol, parameter);
    if (function == ANY) {
        return -1;
    }
    pthread_mutex_lock(&lock);
    add_answer(&scripts, function, parameter, bytes, size);
    pthread_mutex_unlock(&lock);
    return 0;
}

/* Orders what a function returns that returns no status. */
int recorder_answer(const char *symbol, const void *bytes, size_t size)
{
    size_t function = find(symbol);
    if (function == ANY) {
        return -1;
    }
    pthread_mutex_lock(&lock);
    add_answer(&answers, function, 0, bytes, size);
    pthread_mutex_unlock(&lock);
    return 0;
}

/* Orders that the `in`-th call from now (1 is the next) of a symbol, or of any when it is NULL, returns a status. */
int recorder_fail(const char *symbol, size_t in, int status)
{
    size_t function = symbol ? find(symbol) : ANY;
    if (symbol && function == ANY) {
        return -1;
    }
    pthread_mutex_lock(&lock);
    failure.function = function;
    failure.in = in;
    failure.status = status;
    failure.armed = 1;
    failure.writes = 0;
    pthread_mutex_unlock(&lock);
    return 0;
}

/* Orders that the failing call writes what scripts order, after `recorder_fail`. */
void recorder_fail_writing(void)
{
    pthread_mutex_lock(&lock);
    failure.writes = 1;
    pthread_mutex_unlock(&lock);
}

/* So many bytes of zeros that take no memory before somebody touches them; NULL where there is no room for them. */
void *recorder_reserve(size_t size)
{
    void *reserved = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return reserved == MAP_FAILED ? NULL : reserved;
}

/* Gives them back. */
void recorder_unreserve(void *reserved, size_t size)
{
    munmap(reserved, size);
}

/* Whether an ordered failure has not happened yet. */
int recorder_failure_pending(void)
{
    pthread_mutex_lock(&lock);
    int armed = failure.armed;
    pthread_mutex_unlock(&lock);
    return armed;
}
