// The system calls that Swift's Glibc module does not show. Declarations only.
//
// No system header is included: one read with _GNU_SOURCE disagrees with what Swift's Glibc module made of it.
#ifndef JOURNAL_CLINUX_H
#define JOURNAL_CLINUX_H
#include <stddef.h>

extern int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
extern long flistxattr(int file, char *names, size_t size);
extern long fgetxattr(int file, const char *name, void *value, size_t size);
extern int fsetxattr(int file, const char *name, const void *value, size_t size, int flags);

enum {
  JOURNAL_RENAME_NOREPLACE = 1,
  JOURNAL_RENAME_EXCHANGE = 2,
  // O_TMPFILE, an unnamed file, without the O_DIRECTORY that belongs to it.
  JOURNAL_O_TMPFILE = 020000000,
  JOURNAL_F_SETLEASE = 1024,
  JOURNAL_F_GETLEASE = 1025,
};
#endif
