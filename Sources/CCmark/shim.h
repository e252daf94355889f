#ifndef JOURNAL_CCMARK_H
#define JOURNAL_CCMARK_H

#include <cmark.h>
#include <stdlib.h>
#include <string.h>

// A bump allocator for libcmark: the nodes of a document are made together and forgotten together,
// which costs a quarter of what malloc and free do. One for each thread; Swift cannot express the
// C callbacks without a context that cmark_mem asks for.

struct journal_arena_chunk {
  struct journal_arena_chunk *below;
  // Where the next block goes, and the end of the room for it.
  char *next, *end;
  size_t capacity;
};

// The beginning of a chunk's room, aligned to 16 bytes.
static inline char *journal_arena_room(struct journal_arena_chunk *chunk) {
  return (char *)(((size_t)(chunk + 1) + 15) & ~(size_t)15);
}

// The chunk in use. A variable of the function, because Swift emits no variables of headers.
static inline struct journal_arena_chunk **journal_arena_top(void) {
  static _Thread_local struct journal_arena_chunk *top;
  return &top;
}

// Each block is preceded by its size, and aligned to 16 bytes.
static inline void *journal_arena_allocate(size_t size) {
  size_t wanted = ((size + 15) & ~(size_t)15) + 16;
  struct journal_arena_chunk *chunk = *journal_arena_top();
  if (!chunk || (size_t)(chunk->end - chunk->next) < wanted) {
    size_t capacity = chunk ? chunk->capacity * 2 : (size_t)1 << 16;
    while (capacity < wanted) capacity *= 2;
    struct journal_arena_chunk *fresh = malloc(sizeof *fresh + 16 + capacity);
    // As libcmark's own allocator does: there is no way on without memory.
    if (!fresh) abort();
    fresh->below = chunk;
    fresh->capacity = capacity;
    fresh->next = journal_arena_room(fresh);
    fresh->end = fresh->next + capacity;
    *journal_arena_top() = chunk = fresh;
  }
  char *block = chunk->next + 16;
  *(size_t *)(void *)(block - 16) = size;
  chunk->next += wanted;
  return block;
}

static inline void *journal_arena_calloc(size_t count, size_t size) {
  // Nodes are made one by one; a division costs more than the rest.
  if (count != 1 && size && count > ((size_t)1 << 40) / size) abort();
  void *block = journal_arena_allocate(count * size);
  memset(block, 0, count * size);
  return block;
}

static inline void *journal_arena_realloc(void *old, size_t size) {
  if (!old) return journal_arena_allocate(size);
  size_t had = *(size_t *)(void *)((char *)old - 16);
  if (size <= had) return old;
  void *block = journal_arena_allocate(size);
  memcpy(block, old, had);
  return block;
}

static inline void journal_arena_free(void *block) { (void)block; }

// Forgets every block. The largest chunk is kept for the next document unless it is over 4 MiB.
static inline void journal_arena_reset(void) {
  struct journal_arena_chunk *chunk = *journal_arena_top();
  if (!chunk) return;
  struct journal_arena_chunk *below = chunk->below;
  while (below) {
    struct journal_arena_chunk *next = below->below;
    free(below);
    below = next;
  }
  chunk->below = NULL;
  chunk->next = journal_arena_room(chunk);
  if (chunk->capacity > (size_t)4 << 20) {
    free(chunk);
    *journal_arena_top() = NULL;
  }
}

// Parses a document into the arena; its nodes are valid until journal_arena_reset.
static inline cmark_node *journal_arena_parse(const char *text, size_t length, int options) {
  static cmark_mem memory = {journal_arena_calloc, journal_arena_realloc, journal_arena_free};
  cmark_parser *parser = cmark_parser_new_with_mem(options, &memory);
  cmark_parser_feed(parser, text, length);
  return cmark_parser_finish(parser);
}

#endif
