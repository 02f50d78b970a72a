/* Asks the linker of whatever this is linked into to leave out libraries that nothing refers to.

   Every file that imports SwiftUI asks for FoundationNetworking, as SwiftUI brings URLSession along. Its
   libraries, curl's among them, take about seven milliseconds to load, which only plugins that use
   URLSession shall pay for. The Swift driver collects what object files ask for in this section; a
   linker setting of the package would come after the libraries and so be without effect. */
__asm__(".pushsection .swift1_autolink_entries, \"e\", @progbits\n\t"
        ".asciz \"-Wl,--as-needed\"\n\t"
        ".popsection");
