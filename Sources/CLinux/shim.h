// The system calls that Swift's Glibc module does not show: declarations, and one function that Swift cannot be written in.
//
// No system header is included: one read with _GNU_SOURCE disagrees with what Swift's Glibc module made of it.
#ifndef JOURNAL_CLINUX_H
#define JOURNAL_CLINUX_H
#include <stddef.h>

extern int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
extern long flistxattr(int file, char *names, size_t size);
extern long fgetxattr(int file, const char *name, void *value, size_t size);
extern int fsetxattr(int file, const char *name, const void *value, size_t size, int flags);
extern int vfork(void) __attribute__((returns_twice));
extern int getpid(void);
extern int getppid(void);
extern int prctl(int option, ...);
extern int dup2(int file, int number);
extern int execvpe(const char *name, char *const arguments[], char *const variables[]);
extern long write(int file, const void *bytes, size_t count);
extern void (*signal(int number, void (*action)(int)))(int);
extern void _exit(int status) __attribute__((noreturn));
extern int *__errno_location(void);

enum {
  JOURNAL_RENAME_NOREPLACE = 1,
  JOURNAL_RENAME_EXCHANGE = 2,
  // O_TMPFILE, an unnamed file, without the O_DIRECTORY that belongs to it.
  JOURNAL_O_TMPFILE = 020000000,
  JOURNAL_F_SETLEASE = 1024,
  JOURNAL_F_GETLEASE = 1025,
};

// Starts a program that is asked to end (SIGTERM) when the thread that started it ends, however that ends.
//
// `ends` are its standard input, output and error, all of them above 2, or -1 for those of this process. Why it cannot be started is
// written to `report`, a pipe that is closed on exec. The memory is shared until exec, and nothing is called that may not be called in a
// signal handler; posix_spawn has no place for this.
static inline int journal_start_attached(
    const char *name, char *const arguments[], char *const variables[], const int ends[3], int report) {
  enum { SET_PARENT_DEATH_SIGNAL = 1, PIPE_SIGNAL = 13, END_SIGNAL = 15 };
  int parent = getpid();
  int child = vfork();
  if (child != 0) return child;
  prctl(SET_PARENT_DEATH_SIGNAL, END_SIGNAL);
  if (getppid() != parent) _exit(127);
  for (int number = 0; number < 3; number++) {
    if (ends[number] >= 0) dup2(ends[number], number);
  }
  signal(PIPE_SIGNAL, (void (*)(int))0);
  execvpe(name, arguments, variables);
  int error = *__errno_location();
  if (write(report, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}
#endif
