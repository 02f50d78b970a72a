#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "floors.h"

extern char **environ;

static void close_both(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

bool floor_start(floor_process *process, const char *program, const char *argument) {
    int down[2], up[2];
    char byte;
    char *const arguments[] = {(char *)program, (char *)argument, NULL};
    if (pipe2(down, O_CLOEXEC) != 0) return false;
    if (pipe2(up, O_CLOEXEC) != 0) {
        close_both(down);
        return false;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, down[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, up[1], STDOUT_FILENO);
    bool started = posix_spawn(&process->id, program, &actions, NULL, arguments, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    close(down[0]);
    close(up[1]);
    process->to = down[1];
    process->from = up[0];
    if (started && read(process->from, &byte, 1) == 1) return true;
    close(process->to);
    close(process->from);
    if (started) waitpid(process->id, NULL, 0);
    return false;
}

bool floor_round_trip(const floor_process *process) {
    char byte = 'b';
    return write(process->to, &byte, 1) == 1 && read(process->from, &byte, 1) == 1;
}

bool floor_run(char *const *arguments) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t id;
    int status = -1;
    if (posix_spawn(&id, arguments[0], &actions, NULL, arguments, environ) == 0) {
        waitpid(id, &status, 0);
    }
    posix_spawn_file_actions_destroy(&actions);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void floor_stop(const floor_process *process) {
    close(process->to);
    close(process->from);
    waitpid(process->id, NULL, 0);
}
