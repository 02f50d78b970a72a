import Testing

@testable import WidgetHost

/// The folder of a plugin's own files.
@Suite struct PluginContainerTests {
    private func path(_ identifier: String?, _ library: String = "/p/libClock.so") -> String {
        "/data/" + PluginContainer.name(identifier: identifier, library: library)
    }

    @Test func `Bundles and libraries have separate containers`() {
        #expect(path("org.example.clock") == "/data/org.example.clock")
        #expect(path(nil) == "/data/Clock")
        #expect(path(nil, "/p/clock.so") == "/data/clock")
    }

    @Test func `An identifier cannot name a folder outside the containers`() {
        #expect(path("../../etc") == "/data/_.._.._etc")
        #expect(path("..") == "/data/_..")
        #expect(path("a/b\0c") == "/data/a_b_c")
        #expect(path(".so", "/p/.so") == "/data/_.so")
        #expect(path(String(repeating: "x", count: 5000)).count == "/data/".count + 128)
        // Letters of which Swift makes one character with a slash beside them.
        #expect(path("a\u{0D4E}/b\u{0D4E}/autostart") == "/data/a\u{0D4E}_b\u{0D4E}_autostart")
        #expect(path("a/\u{301}b") == "/data/a__b")
        #expect(path(".\u{200D}hidden") == "/data/_._hidden")
        let long = path(String(repeating: "\u{10400}", count: 128))
        #expect(long.utf8.count == "/data/".utf8.count + 200)
    }

    @Test func `The environment variables name folders of the container`() {
        let container = PluginContainer(path: "/data/a")
        #expect(
            container.environment == [
                "PORTHOLE_CONTAINER": "/data/a", "TMPDIR": "/data/a/tmp",
                "XDG_CONFIG_HOME": "/data/a/Library/Preferences",
                "XDG_CACHE_HOME": "/data/a/Library/Caches",
                "XDG_DATA_HOME": "/data/a/Library/Application Support",
            ])
    }

    @Test func `Containers are in the user's data directory by default`() {
        let places = StandardPlaces(environment: ["XDG_DATA_HOME": "/d"], executable: "")
        #expect(places.containerDirectory == "/d/porthole/containers")
        let home = StandardPlaces(environment: ["HOME": "/h"], executable: "")
        #expect(home.containerDirectory == "/h/.local/share/porthole/containers")
    }
}
