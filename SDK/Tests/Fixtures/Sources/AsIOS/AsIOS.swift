// Says by its name what it was built as.
#if targetEnvironment(macCatalyst)
#elseif os(iOS) && !os(macOS)
@_cdecl("built_as_ios") public func built() {}
#else
@_cdecl("built_as_linux") public func built() {}
#endif
