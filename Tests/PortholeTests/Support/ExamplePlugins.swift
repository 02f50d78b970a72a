import Foundation
import Testing

/// The staged example plugins in a tree of a test's own.
enum ExamplePlugins {
    /// An address where nobody answers.
    static let nowhere = "http://127.0.0.1:9/"

    /// The settings with an address, and the plugins that have them.
    static let endpoints = [("CryptoWidgetsEndpoint", "CryptoWidgets"), ("QuoteEndpoint", "Quote")]

    /// A tree with the plugins of these names; without a name, with all.
    static func installed(_ names: String...) throws -> InstalledPorthole {
        let porthole = try InstalledPorthole()
        let staged = InstalledPorthole.stage.appending(path: "lib/porthole/plugins")
        let bundles =
            try names.isEmpty
            ? FileManager.default.contentsOfDirectory(atPath: staged.path)
            : names.map { "\($0).widgetbundle" }
        for bundle in bundles {
            try FileManager.default.copyItem(
                at: staged.appending(path: bundle), to: porthole.plugins.appending(path: bundle))
        }
        return porthole
    }

    /// Changes a text in a plugin's settings.
    static func set(
        _ key: String, of plugin: String, to value: String, in porthole: InstalledPorthole
    ) throws {
        let file = porthole.plugins.appending(path: "\(plugin).widgetbundle/Info.plist")
        var properties = try #require(
            try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                as? [String: Any])
        properties[key] = value
        try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
            .write(to: file)
    }
}
