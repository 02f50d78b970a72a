// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// For what tests look into.
///
/// They are tests of the build that is installed: nothing is built a second time for them.
let testable: [SwiftSetting] =
    strict + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// For tests, which take longer to optimize than to run.
let tests: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// For what is done hundreds of times a picture.
///
/// Only debug builds look for overlapping accesses to the same property here, which takes a
/// twentieth of the time.
let quick: [SwiftSetting] =
    testable + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

let strictC: [CSetting] = [
    .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

/// Links the Swift runtime into a program, so that it starts fast and needs no Swift installed.
///
/// The package's `--static-swift-stdlib` would do the same for tests, where it breaks what loads a
/// plugin. Only LLD packs relocations: there are 98,000, which took half of a program's start.
let staticRuntime = LinkerSetting.unsafeFlags([
    "-static-stdlib", "-lFoundation", "-lCoreFoundation", "-lFoundationInternationalization",
    "-lFoundationEssentials", "-l_FoundationCollections", "-l_FoundationICU",
    "-l_FoundationCShims", "-lswiftSynchronization", "-lstdc++",
    "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
])

let package = Package(
    name: "porthole",
    products: [
        .executable(name: "porthole", targets: ["porthole"]),
        .executable(name: "widget-runner", targets: ["widget-runner"]),
        // Loaded by the runner into plugins' Foundation.
        .library(name: "user-locale", type: .dynamic, targets: ["CUserLocale"]),
        .library(name: "WidgetHost", targets: ["WidgetHost", "WidgetWire"]),
        // What runners do, for programs that measure it by itself.
        .library(name: "WidgetLayout", targets: ["WidgetLayout"]),
        .library(name: "WidgetRenderer", targets: ["WidgetRenderer", "WidgetText"]),
    ],
    dependencies: [
        .package(path: "SDK"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // WidgetWire's coders conform to its protocols Decoder and Visitor, which may get further
        // requirements in a minor version.
        .package(url: "https://github.com/apple/swift-protobuf", .upToNextMinor(from: "1.39.0")),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // From the command line down to the wire; a target imports only what stands below it.
        .executableTarget(
            name: "porthole",
            dependencies: [
                "WidgetHost", "WidgetRenderer", "WidgetText", "WidgetWire", "CLinux",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict, linkerSettings: [staticRuntime]),
        .target(
            name: "WidgetRenderer",
            dependencies: ["WidgetText", "WidgetWire", "CPangoCairo", "CImageCodecs"],
            swiftSettings: testable),
        .target(
            name: "WidgetHost",
            dependencies: [
                "WidgetWire", "CLinux",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: testable),
        .executableTarget(
            name: "widget-runner",
            dependencies: [
                "WidgetLayout", "WidgetText", "WidgetImages", "WidgetWire", "CLinux",
                "CLibraryCalls", "CFFI",
                .product(name: "CWidgetPlugin", package: "SDK"),
            ],
            exclude: ["exports.map"],
            swiftSettings: strict,
            linkerSettings: [
                staticRuntime,
                // A plugin brings its own Swift runtime and must find none of the runner's symbols.
                .unsafeFlags([
                    "-Xlinker",
                    "--version-script=\(Context.packageDirectory)/Sources/widget-runner/exports.map",
                ]),
            ]),
        .target(
            name: "WidgetLayout", dependencies: ["WidgetText", "WidgetImages", "WidgetWire"],
            swiftSettings: quick),
        .target(name: "WidgetImages", dependencies: ["CImageCodecs"], swiftSettings: testable),
        .target(
            name: "WidgetText", dependencies: ["WidgetWire", "CLinux", "CPangoCairo"],
            swiftSettings: quick),
        .target(
            name: "WidgetWire",
            dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
            exclude: ["widget.proto"], swiftSettings: testable),

        // C: shims and system libraries.
        .target(name: "CLinux", cSettings: strictC),
        .target(name: "CLibraryCalls", cSettings: strictC),
        // Without what makes it a library of Swift: it would load Swift's into every plugin's
        // process.
        .target(
            name: "CUserLocale", cSettings: strictC,
            linkerSettings: [.unsafeFlags(["-static-stdlib", "-nostartfiles"])]),
        .systemLibrary(name: "CFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),
        .target(name: "CPangoCairo", cSettings: strictC),
        .target(name: "CImageCodecs", cSettings: strictC),

        // Makes broken files and messages of whole ones, for tests.
        .target(name: "ByteMutation", path: "Tests/ByteMutation", swiftSettings: tests),
        .testTarget(name: "WidgetWireTests", dependencies: ["WidgetWire"], swiftSettings: tests),
        .testTarget(
            name: "WidgetTextTests", dependencies: ["WidgetText"],
            resources: [.copy("Fonts"), .copy("Symbols/Measured")], swiftSettings: tests),
        .testTarget(
            name: "WidgetImagesTests", dependencies: ["WidgetImages", "ByteMutation"],
            resources: [.copy("Pictures")], swiftSettings: tests),
        .testTarget(
            name: "WidgetLayoutTests",
            dependencies: [
                "WidgetLayout", "WidgetImages",
                .product(name: "CWidgetPlugin", package: "SDK"),
            ], swiftSettings: tests),
        .testTarget(
            name: "WidgetRendererTests",
            dependencies: ["WidgetRenderer", "WidgetImages", "CPangoCairo", "ByteMutation"],
            swiftSettings: tests),
        .testTarget(
            name: "WidgetHostTests",
            dependencies: [
                "WidgetHost", "WidgetRenderer", "WidgetText", "WidgetWire", "ByteMutation",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], swiftSettings: tests),
        // Starts the built widget-runner; nothing of it is linked here.
        .testTarget(name: "RunnerTests", dependencies: ["WidgetWire"], swiftSettings: tests),
        .testTarget(name: "PortholeTests", dependencies: ["WidgetWire"], swiftSettings: tests),
    ]
)
