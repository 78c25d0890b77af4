//! Each way in which getting headers and libraries can fail, provoked with stand-in Pythons and tiny wheels; no network.

#![cfg(unix)]

mod folders;
mod published;
mod world;
