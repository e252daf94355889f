/* limits MODE DIR: the yardstick. What reading a journal costs in plain C, with nothing kept.

   stat      only stats every file
   read      reads every file
   cmark     parses every file by libcmark
   analyse   parses every file and totals entries, energy, tags and tasks
   empty     does nothing, to see what starting costs

   Day files are those that Benchmarks/make_journal.py writes; this is no reader of diaries. An entry
   is a list item that starts with a time in a section other than Tasks. It prints one line:
   MODE files N bytes N entries N kcal N tags N tasks N

   Build it with: cc -O2 limits.c -o limits -lcmark */
#define _GNU_SOURCE
#include <cmark.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum mode { STAT, READ, CMARK, ANALYSE, EMPTY, MODES };
static const char *const mode_names[MODES] = {"stat", "read", "cmark", "analyse", "empty"};

static struct {
  long files, bytes, entries, kcal, tags, tasks;
} totals;

/* One buffer for all files: a day of make_journal.py is far smaller. */
static char buffer[4 << 20];

/* Adds the energy and the tags of an entry's first line. */
static void total_line(const char *line) {
  for (const char *at = line; (at = strpbrk(at, "(#")); at++) {
    if (*at == '#') {
      if (at[1] > ' ') totals.tags++;
      continue;
    }
    char *end;
    long number = strtol(at + 1, &end, 10);
    if (end != at + 1 && !strncmp(end, " kcal)", 6)) totals.kcal += number;
  }
}

/* Joins the words of the paragraph's first line, those in emphasis included; returns their length. */
static size_t first_line(cmark_node *paragraph, char *line, size_t size) {
  size_t length = 0;
  for (cmark_node *node = cmark_node_first_child(paragraph); node; node = cmark_node_next(node)) {
    cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_SOFTBREAK) break;
    cmark_node *text = type == CMARK_NODE_EMPH ? cmark_node_first_child(node) : node;
    const char *words = cmark_node_get_literal(text);
    if (!words) continue;
    size_t count = strlen(words);
    if (length + count >= size) break;
    memcpy(line + length, words, count);
    length += count;
  }
  line[length] = 0;
  return length;
}

static void analyse_list(cmark_node *list, int in_tasks) {
  for (cmark_node *item = cmark_node_first_child(list); item; item = cmark_node_next(item)) {
    cmark_node *paragraph = cmark_node_first_child(item);
    if (!paragraph || cmark_node_get_type(paragraph) != CMARK_NODE_PARAGRAPH) continue;
    char line[1024];
    size_t length = first_line(paragraph, line, sizeof line);
    if (in_tasks) {
      totals.tasks++;
    } else if (length > 5 && line[2] == ':' && line[0] >= '0' && line[0] <= '2') {
      totals.entries++;
      total_line(line);
    }
  }
}

static void analyse(cmark_node *document) {
  int in_tasks = 0;
  for (cmark_node *block = cmark_node_first_child(document); block; block = cmark_node_next(block)) {
    cmark_node_type type = cmark_node_get_type(block);
    if (type == CMARK_NODE_LIST) {
      analyse_list(block, in_tasks);
    } else if (type == CMARK_NODE_HEADING && cmark_node_get_heading_level(block) == 2) {
      cmark_node *text = cmark_node_first_child(block);
      const char *words = text ? cmark_node_get_literal(text) : 0;
      in_tasks = words && !strcmp(words, "Tasks");
    }
  }
}

static void visit_file(int folder, const char *name, enum mode mode) {
  totals.files++;
  if (mode == STAT) {
    struct stat status;
    if (!fstatat(folder, name, &status, 0)) totals.bytes += status.st_size;
    return;
  }
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
  size_t length = 0;
  ssize_t count;
  while ((count = read(file, buffer + length, sizeof buffer - length)) > 0) length += count;
  close(file);
  totals.bytes += length;
  if (mode == READ) return;

  cmark_node *document = cmark_parse_document(buffer, length, CMARK_OPT_DEFAULT);
  if (mode == ANALYSE) analyse(document);
  cmark_node_free(document);
}

/* Folders are years and months, so the recursion is three deep. */
static void visit_folder(int folder, enum mode mode) {
  DIR *entries = fdopendir(folder);
  if (!entries) return;
  for (struct dirent *entry; (entry = readdir(entries));) {
    if (entry->d_name[0] == '.') continue;
    if (entry->d_type == DT_DIR) {
      visit_folder(openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC), mode);
    } else {
      visit_file(folder, entry->d_name, mode);
    }
  }
  closedir(entries);
}

int main(int count, char **arguments) {
  int mode = 0;
  while (count == 3 && mode < MODES && strcmp(arguments[1], mode_names[mode])) mode++;
  if (count != 3 || mode == MODES) {
    fputs("usage: limits stat|read|cmark|analyse|empty DIR\n", stderr);
    return 64;
  }
  if (mode == EMPTY) return 0;
  int folder = open(arguments[2], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) {
    perror(arguments[2]);
    return 2;
  }
  visit_folder(folder, mode);
  printf("%s files %ld bytes %ld entries %ld kcal %ld tags %ld tasks %ld\n", arguments[1],
         totals.files, totals.bytes, totals.entries, totals.kcal, totals.tags, totals.tasks);
  return 0;
}
