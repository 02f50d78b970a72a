#if os(iOS)
    private import Darwin.POSIX  // For getpid.

    /// Says by its name what it was built as.
    @_cdecl("built_as_ios") public func built() {
        _ = getpid()
        Observer().load()
    }

    @objcMembers private final class Observer {
        @objc(name) private(set) var name = #keyPath(Observer.name)

        @objc func load() { name = "loaded" }
    }
#else
    /// Says by its name what it was built as.
    @_cdecl("built_as_linux") public func built() {}
#endif
