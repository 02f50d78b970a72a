// swift-tools-version: 6.2
import PackageDescription

let sdk = "PortholeSDK"
let swiftPlugin: [Target.Dependency] = [.product(name: sdk, package: sdk)]

let package = Package(
    name: "porthole-plugins",
    products: [
        // One shared library, and so one child process, per plugin.
        .library(name: "GameWidgets", type: .dynamic, targets: ["GameWidgets"]),
        .library(name: "CryptoWidgets", type: .dynamic, targets: ["CryptoWidgets"]),
        .library(name: "SystemMonitor", type: .dynamic, targets: ["SystemMonitor"]),
    ],
    dependencies: [.package(name: sdk, path: "../SDK")],
    targets: [
        // What is excluded here goes into the plugin's bundle, see `porthole bundle`.
        .target(
            name: "GameWidgets", dependencies: swiftPlugin, exclude: ["Info.plist", "Resources"]),
        .target(name: "CryptoWidgets", dependencies: swiftPlugin, exclude: ["Info.plist"]),
        .target(
            name: "SystemMonitor",
            dependencies: [.product(name: "CWidgetPlugin", package: sdk)],
            exclude: ["Info.plist"],
            publicHeadersPath: ".",
            cSettings: [
                .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
            ]),
        .testTarget(name: "SystemMonitorTests", dependencies: ["SystemMonitor"]),
    ],
    cLanguageStandard: .c11
)
