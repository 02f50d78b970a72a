import Foundation
import Testing

@testable import WidgetHost

/// The standard locations and the standard environment of plugins.
@Suite struct StandardPlacesTests {
    @Test func `Plugin directories have the documented order`() {
        let configuration = HostConfiguration.standard(
            plugins: ["/named"],
            environment: ["PORTHOLE_PLUGINS": "/one:/two", "HOME": "/home/me"],
            executable: "/opt/porthole/bin/porthole")
        #expect(
            configuration.pluginDirectories == [
                PluginDirectory("/named"), PluginDirectory("/one"), PluginDirectory("/two"),
                PluginDirectory("/home/me/.local/share/porthole/plugins", isExplicit: false),
                PluginDirectory("/usr/local/lib/porthole/plugins", isExplicit: false),
                PluginDirectory("/usr/lib/porthole/plugins", isExplicit: false),
                PluginDirectory("/opt/porthole/lib/porthole/plugins", isExplicit: false),
            ])
        #expect(configuration.cacheDirectory == "/home/me/.cache/porthole")
    }

    @Test func `Relative base folders are ignored`() {
        let configuration = HostConfiguration.standard(
            environment: [
                "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "/cache", "HOME": "/home/me",
            ], executable: "/usr/bin/porthole")
        #expect(
            configuration.pluginDirectories.first?.path
                == "/home/me/.local/share/porthole/plugins")
        #expect(configuration.cacheDirectory == "/cache/porthole")
    }

    @Test func `The runner is that of the variable, or else the installed one`() throws {
        let named = HostConfiguration.standard(
            environment: ["PORTHOLE_RUNNER": "/x/../y/runner"], executable: "/usr/bin/porthole")
        #expect(named.runner == "/y/runner")

        let folder = try TemporaryFolder()
        let runner = try folder.write("#!/bin/sh\n", to: "libexec/porthole/widget-runner")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: runner)
        let found = HostConfiguration.standard(
            environment: [:], executable: "\(folder.path)/bin/porthole")
        #expect(found.runner == runner)
        let missing = HostConfiguration.standard(
            environment: [:], executable: "/nowhere/bin/porthole")
        #expect(missing.runner == "/nowhere/libexec/porthole/widget-runner")
    }

    @Test func `A plugin's environment has only the home and the locale`() {
        let configuration = HostConfiguration.standard(
            environment: [
                "HOME": "/home/me", "LC_TIME": "de_DE.UTF-8", "AWS_SECRET_ACCESS_KEY": "s",
                "SSH_AUTH_SOCK": "/s", "DBUS_SESSION_BUS_ADDRESS": "d",
            ], executable: "/usr/bin/porthole")
        #expect(configuration.environment == ["HOME": "/home/me", "LC_TIME": "de_DE.UTF-8"])
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C.UTF-8"], "en_US"), ([:], "en_US"),
        (["LANG": "de_DE", "LC_ALL": "fr_FR@euro"], "fr_FR"), (["LC_TIME": "POSIX"], "en_US"),
        (["LANG": ".UTF-8"], "en_US"), (["LANG": "@euro"], "en_US"),
        (["LANG": "de"], "de"), (["LANG": "languageless"], "en_US"),
        (["LANG": "i-klingon"], "en_US"),
    ])
    func `The locale is read from the environment without its encoding`(
        _ environment: [String: String], _ locale: String
    ) {
        let places = StandardPlaces(environment: environment, executable: "/usr/bin/porthole")
        #expect(places.locale == locale)
    }

    @Test func `The time zone is read from the environment if it exists`() {
        let zone = { StandardPlaces(environment: ["TZ": $0], executable: "").timeZone }
        #expect(zone("Europe/Berlin") == "Europe/Berlin")
        #expect(zone(":Asia/Tokyo") == "Asia/Tokyo")
        #expect(!zone("nonsense").isEmpty)
    }
}
