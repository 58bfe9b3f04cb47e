/* Loaded before the C library: while the file named by GATE exists, no write-ahead log is synced. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void wait_for_gate(int fd) {
  const char *gate = getenv("GATE");
  char link[64], path[4096], held[4096];
  if (!gate) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 4 || strncmp(path + length - 4, "-wal", 4) != 0) return;
  snprintf(held, sizeof held, "%s.held", gate);
  while (access(gate, F_OK) == 0) {
    int file = open(held, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) close(file);
    usleep(5000);
  }
}

int fsync(int fd) {
  wait_for_gate(fd);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
  wait_for_gate(fd);
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
