// swift-tools-version: 6.2
// Plugins that tests build as a stranger would, and load.
import PackageDescription

let plugins = ["Completions", "Mainless", "Performed", "Template", "Threads"]
let sdk = Target.Dependency.product(name: "PortholeSDK", package: "SDK")
let build = Target.PluginUsage.plugin(name: "PortholeBuild", package: "SDK")

let package = Package(
    name: "Fixtures",
    products: (plugins + [
        "AsApple", "Configured", "Defined", "Everyday", "Garden", "Handled", "Interactive",
        "LayoutFacts", "MainActorByDefault", "Misbehaving", "PlaceHandlers", "Tally",
        "TemplateBundle", "Unhandled",
    ]).map {
        .library(name: $0, type: .dynamic, targets: [$0])
    },
    dependencies: [.package(name: "SDK", path: "../..")],
    targets: plugins.map { .target(name: $0, dependencies: [sdk]) } + [
        .executableTarget(name: "Standalone", dependencies: [sdk]),
        // Nothing to wait for when it is built once more.
        .target(name: "AsApple"),
        .target(name: "Configured", dependencies: [sdk], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Defined", dependencies: [sdk], exclude: ["Heroes.intentdefinition"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [build]),
        // The same intents, handled in a target of the plugin and by another library of its bundle.
        .target(
            name: "PlaceIntents", dependencies: [sdk], exclude: ["Places.intentdefinition"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [build]),
        .target(
            name: "PlaceHandlers", dependencies: [sdk, "PlaceIntents"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Handled", dependencies: [sdk, "PlaceIntents", "PlaceHandlers"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Unhandled", dependencies: [sdk, "PlaceIntents"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Interactive", dependencies: [sdk], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Everyday", dependencies: [sdk], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Garden", dependencies: [sdk], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Misbehaving", dependencies: [sdk], swiftSettings: [.swiftLanguageMode(.v5)]),
        // Shares its views with the layout's own tests, where SwiftUI's words are the test's.
        .target(name: "LayoutFacts", dependencies: [sdk], swiftSettings: [.define("PLUGIN")]),
        // With the settings of Xcode's new projects.
        .target(
            name: "MainActorByDefault", dependencies: [sdk],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]),
        // The plugin of docs/authors.md.
        .target(
            name: "Tally", dependencies: [sdk], exclude: ["Resources"], plugins: [build]),
        .target(
            name: "TemplateBundle", dependencies: [sdk], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortholeBuild", package: "SDK")]),
    ]
)
