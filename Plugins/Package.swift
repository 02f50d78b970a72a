// swift-tools-version: 6.2
import PackageDescription

let sdk = "PortholeSDK"
let swiftPlugin: [Target.Dependency] = [.product(name: sdk, package: sdk)]
let build: [Target.PluginUsage] = [.plugin(name: "PortholeBuild", package: sdk)]

let package = Package(
    name: "porthole-plugins",
    products: [
        // One shared library, and so one child process, per plugin.
        .library(name: "GameWidgets", type: .dynamic, targets: ["GameWidgets"]),
        .library(name: "CryptoWidgets", type: .dynamic, targets: ["CryptoWidgets"]),
        .library(name: "NextEvent", type: .dynamic, targets: ["NextEvent"]),
        .library(name: "MainDoor", type: .dynamic, targets: ["MainDoor"]),
        .library(name: "Quote", type: .dynamic, targets: ["Quote"]),
        .library(name: "SystemMonitor", type: .dynamic, targets: ["SystemMonitor"]),
    ],
    dependencies: [.package(name: sdk, path: "../SDK")],
    targets: [
        // What is excluded here goes into the plugin's bundle, see `porthole bundle`.
        .target(
            name: "GameWidgets", dependencies: swiftPlugin,
            exclude: ["Info.plist", "Resources", "CharacterClassic/Classic.intentdefinition"],
            plugins: build),
        .target(name: "CryptoWidgets", dependencies: swiftPlugin, exclude: ["Info.plist"]),
        .target(
            name: "NextEvent", dependencies: swiftPlugin + ["ICalendar"],
            exclude: ["Info.plist", "Resources"], plugins: build),
        .target(name: "ICalendar", dependencies: ["CLibical"]),
        .systemLibrary(name: "CLibical", providers: [.apt(["libical-dev"])]),
        .target(
            name: "MainDoor", dependencies: swiftPlugin, exclude: ["Info.plist", "Resources"],
            plugins: build),
        .target(
            name: "Quote", dependencies: swiftPlugin, exclude: ["Info.plist", "Resources"],
            plugins: build),
        .target(
            name: "SystemMonitor",
            dependencies: [.product(name: "CWidgetPlugin", package: sdk)],
            exclude: ["Info.plist"],
            publicHeadersPath: ".",
            cSettings: [
                .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
            ]),
        .testTarget(name: "ICalendarTests", dependencies: ["ICalendar"]),
        .testTarget(name: "SystemMonitorTests", dependencies: ["SystemMonitor"]),
    ],
    cLanguageStandard: .c11
)
