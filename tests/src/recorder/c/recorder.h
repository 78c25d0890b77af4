/* What the generated entry points and the recorder share.
 *
 * Input: a table of functions and the arguments of each call. Output: a record of calls, asked for through `recorder_*` functions.
 * Invariant: includes no header of the system, because the entry points are compiled against the headers of CUDA alone.
 */
#pragma once

/* What an out parameter receives when no script says otherwise. */
enum fill {
    FILL_NOTHING,
    /* A number that no other out has, as an object's address would be. */
    FILL_HANDLE,
    /* The address of memory that may be read and written. */
    FILL_MEMORY,
    /* The address of a constant text. */
    FILL_TEXT,
    /* A small number. */
    FILL_NUMBER,
    /* A small number with a fraction. */
    FILL_FLOAT,
    /* Zeros. */
    FILL_ZEROS,
};

struct parameter {
    unsigned long size;
    /* Size of what it points to; 0 for anything but a pointer to a complete type. */
    unsigned long pointee;
    enum fill fill;
};

struct function {
    const char *symbol;
    unsigned long count;
    const struct parameter *parameters;
};

/* Written by the generator: one per exported entry point. */
extern const struct function recorder_functions[];
extern const unsigned long recorder_function_count;

/* Records a call, fills its outs and returns its status. */
int recorder_called(unsigned long function, const void *const *values);

/* The same for a function that returns something else. */
void recorder_returns(unsigned long function, const void *const *values, void *result, unsigned long size, enum fill fill);
