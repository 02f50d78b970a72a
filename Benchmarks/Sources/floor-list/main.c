/* The least a program can do that lists known plugins: reads their paths from SQLite, looks at each
   file, prints it. */
#include <sqlite3.h>
#include <stdio.h>
#include <sys/stat.h>

int main(int count, char **arguments) {
    sqlite3 *database;
    sqlite3_stmt *plugins;
    if (count != 2 || sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL))
        return 1;
    if (sqlite3_prepare_v2(database, "SELECT path, description FROM plugin", -1, &plugins, NULL)) {
        return 1;
    }
    while (sqlite3_step(plugins) == SQLITE_ROW) {
        struct stat file;
        const char *path = (const char *)sqlite3_column_text(plugins, 0);
        if (stat(path, &file) == 0) puts(path);
    }
    sqlite3_finalize(plugins);
    return sqlite3_close(database);
}
