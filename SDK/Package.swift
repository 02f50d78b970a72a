// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "PortholeSDK",
    products: [
        // All modules a widget's source imports.
        .library(name: "PortholeSDK", targets: ["SwiftUI", "WidgetKit"]),
        // The header alone, for plugins in C and for the runner.
        .library(name: "CWidgetPlugin", targets: ["CWidgetPlugin"]),
    ],
    targets: [
        .target(
            name: "WidgetKit", dependencies: ["SwiftUI", "CWidgetPlugin"], swiftSettings: strict),
        .target(
            name: "SwiftUI", dependencies: ["CWidgetPlugin", "CPluginImage"], swiftSettings: strict),
        .target(name: "CPluginImage"),
        .target(name: "CWidgetPlugin"),

        // The runner's part, played by tests: it writes down what a plugin registers and records.
        .target(
            name: "RecordingHost", dependencies: ["CWidgetPlugin"], path: "Tests/RecordingHost",
            swiftSettings: strict),
        .executableTarget(
            name: "plugin-probe", dependencies: ["RecordingHost", "CWidgetPlugin"],
            path: "Tests/PluginProbe", swiftSettings: strict),
        // Views as authors write them, in the language mode most of them use.
        .target(
            name: "AuthorViews", dependencies: ["SwiftUI"], path: "Tests/AuthorViews",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "RecordingHost", "CWidgetPlugin", "AuthorViews"],
            swiftSettings: strict),
        .testTarget(
            name: "WidgetKitTests", dependencies: ["WidgetKit", "RecordingHost", "plugin-probe"],
            swiftSettings: strict),
    ]
)
