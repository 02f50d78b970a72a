#if os(iOS)
    private import Darwin.POSIX  // For getpid.

    /// Says by its name what it was built as.
    @_cdecl("built_as_ios") public func built() { _ = getpid() }
#else
    /// Says by its name what it was built as.
    @_cdecl("built_as_linux") public func built() {}
#endif
