#if os(iOS) || os(macOS)
    private import Darwin.POSIX  // For getpid.

    private func observe() {
        _ = getpid()
        Observer().load()
    }

    @objcMembers private final class Observer {
        @objc(name) private(set) var name = #keyPath(Observer.name)

        @objc func load() { name = "loaded" }
    }
#endif

#if os(macOS) && canImport(AppKit) && !canImport(UIKit)
    /// Says by its name what it was built as.
    @_cdecl("built_as_macos") public func built() { observe() }
#elseif os(iOS) && canImport(UIKit) && !canImport(AppKit)
    /// Says by its name what it was built as.
    @_cdecl("built_as_ios") public func built() { observe() }
#else
    /// Says by its name what it was built as.
    @_cdecl("built_as_linux") public func built() {}
#endif
