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
    ]
)
