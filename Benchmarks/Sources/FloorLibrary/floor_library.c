/* The emptiest library there can be. */
int floor_library;
