/* The least a program can do that draws a widget: one picture with Cairo and Pango, into a file. */
#include "floors.h"

int main(int count, char **arguments) {
    return count == 2 && floor_draw_file(0, arguments[1]) ? 0 : 1;
}
