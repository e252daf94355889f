// The system calls that Swift's Glibc module does not show. Declarations only.
#ifndef JOURNAL_CLINUX_H
#define JOURNAL_CLINUX_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <stdio.h>
#include <sys/xattr.h>
#endif
