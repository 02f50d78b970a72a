import Testing

/// One after another, since they build in the same folder and ignore its lock.
@Suite("swift package build-as", .serialized)
struct BuildAsTests {
    @Test func `Sources of a system are compiled, where else those of Linux are`() throws {
        let plugins = try FixturePlugins.built.get()
        #expect(try plugins.exports("AsApple").contains("built_as_linux"))
        for system in ["ios", "macos"] {
            let build = try plugins.built("AsApple", as: system)
            #expect(build.status == 0, "\(build.text)")
            #expect(build.text.contains("/libAsApple.so"))
            #expect(try plugins.exports("AsApple").contains("built_as_\(system)"))
        }
    }

    @Test func `An unknown system is refused with the usage`() throws {
        let build = try FixturePlugins.built.get().built("AsApple", as: "tvos")
        #expect(build.status != 0)
        #expect(build.text.contains("'tvos' is not known."))
        #expect(build.text.contains("USAGE: swift package build-as ios|macos|watchos"))
    }
}
