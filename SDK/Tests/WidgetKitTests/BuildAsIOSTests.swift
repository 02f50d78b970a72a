import Testing

@Suite("swift package build-as-ios")
struct BuildAsIOSTests {
    @Test func `Sources of iOS are compiled, where else those of Linux are`() throws {
        let plugins = try FixturePlugins.built.get()
        #expect(try plugins.exports("AsIOS").contains("built_as_linux"))
        let build = try plugins.builtAsIOS("AsIOS")
        #expect(build.status == 0, "\(build.text)")
        #expect(build.text.contains("/libAsIOS.so"))
        #expect(try plugins.exports("AsIOS").contains("built_as_ios"))
    }
}
