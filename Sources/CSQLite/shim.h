#ifndef JOURNAL_CSQLITE_H
#define JOURNAL_CSQLITE_H

#include <sqlite3.h>

// Swift sees neither SQLITE_TRANSIENT, a cast, nor functions with a variable number of arguments.

// Binds text, of which SQLite takes a copy.
static inline int journal_sqlite_bind_text(sqlite3_stmt *statement, int place, const char *text, int length) {
  return sqlite3_bind_text(statement, place, text, length, SQLITE_TRANSIENT);
}

// Takes from a file the power over more than its own rows: its views and triggers call no function that could do harm, and it cannot be
// changed behind SQLite's back.
static inline void journal_sqlite_distrust(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

#endif
