/* The least a child process can do: loads the library named by its argument, says hello with one
   byte, and then returns each byte it is sent. */
#include <dlfcn.h>
#include <unistd.h>

int main(int count, char **arguments) {
    char byte = 'h';
    if (count != 2 || dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL) == NULL) return 1;
    do {
        if (write(STDOUT_FILENO, &byte, 1) != 1) return 1;
    } while (read(STDIN_FILENO, &byte, 1) == 1);
    return 0;
}
