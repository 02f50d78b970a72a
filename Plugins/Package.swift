// swift-tools-version: 6.2
import PackageDescription

/// What a widget's source imports, and for C the header.
let sdk = "PortholeSDK"
let swiftPlugin: [Target.Dependency] = [.product(name: "PortholeSDK", package: sdk)]

let package = Package(
    name: "porthole-plugins",
    products: [
        // One shared library, and so one child process, per plugin.
        .library(name: "SystemMonitor", type: .dynamic, targets: ["SystemMonitor"]),
    ],
    dependencies: [.package(name: sdk, path: "../SDK")],
    targets: [
        .target(
            name: "SystemMonitor",
            dependencies: [.product(name: "CWidgetPlugin", package: sdk)],
            publicHeadersPath: ".",
            cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]),
    ],
    cLanguageStandard: .c11
)
