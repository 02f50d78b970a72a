// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let warnings: [CSetting] = [.enableWarning("all"), .enableWarning("extra")]

let package = Package(
    name: "porthole-benchmarks",
    products: [
        .library(name: "BenchmarkPlugin", type: .dynamic, targets: ["BenchmarkPlugin"]),
        .library(name: "ListedPlugin", type: .dynamic, targets: ["ListedPlugin"]),
        .library(name: "FloorLibrary", type: .dynamic, targets: ["FloorLibrary"]),
    ],
    dependencies: [
        .package(name: "porthole", path: ".."),
        .package(name: "PortholeSDK", path: "../SDK"),
    ],
    targets: [
        // Measures both sides in one run and prints the table.
        .executableTarget(
            name: "porthole-benchmarks",
            dependencies: [
                "Floors",
                .product(name: "WidgetHost", package: "porthole"),
                .product(name: "WidgetRenderer", package: "porthole"),
                .product(name: "WidgetLayout", package: "porthole"),
            ], swiftSettings: strict),
        .target(
            name: "BenchmarkPlugin",
            dependencies: [.product(name: "CWidgetPlugin", package: "PortholeSDK")],
            publicHeadersPath: ".", cSettings: warnings),
        .target(
            name: "ListedPlugin",
            dependencies: [.product(name: "CWidgetPlugin", package: "PortholeSDK")],
            publicHeadersPath: ".", cSettings: warnings),

        // What Porthole is held against.
        .target(name: "Floors", dependencies: ["CPangoPNG"], cSettings: warnings),
        .target(name: "FloorLibrary", publicHeadersPath: ".", cSettings: warnings),
        .executableTarget(name: "floor-child", cSettings: warnings),
        .executableTarget(name: "floor-draw", dependencies: ["Floors"], cSettings: warnings),
        .executableTarget(
            name: "floor-list", cSettings: warnings, linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(name: "floor-swift", swiftSettings: strict),
        .systemLibrary(
            name: "CPangoPNG", pkgConfig: "pangocairo libpng",
            providers: [.apt(["libpango1.0-dev", "libpng-dev"])]),
    ],
    cLanguageStandard: .gnu11
)
