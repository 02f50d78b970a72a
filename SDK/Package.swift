// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Whether the tests are here; they are not installed.
let hasTests = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")

/// For the modules, which tests look into.
///
/// They are tests of what plugins are built with: nothing is built a second time for them.
let testable: [SwiftSetting] =
    hasTests
    ? strict + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))] : strict

/// For tests, which take longer to optimize than to run.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The modules a widget's source imports, each with what it is built on.
let modules: [String: [Target.Dependency]] = [
    "WidgetKit": ["SwiftUI", "AppIntents", "Intents", "ActivityKit", "CWidgetPlugin"],
    "SwiftUI": [
        "PortholeFoundation", "Combine", "CoreGraphics", "CoreData", "CoreImage",
        "CoreTransferable", "ImageIO", "UIKit", "UniformTypeIdentifiers", "Accessibility",
        "AppIntents", "Intents", "SwiftUIMacros", "CWidgetPlugin", "CPluginImage",
    ],
    "SwiftUICore": ["SwiftUI"],
    "UIKit": [
        "PortholeFoundation", "CoreGraphics", "QuartzCore", "UserNotifications", "CWidgetPlugin",
        "_Testing_UIKit",
    ],
    "AppIntents": [
        "PortholeFoundation", "CoreLocation", "CoreSpotlight", "CoreTransferable", "UIKit",
        "UniformTypeIdentifiers", "SwiftUIMacros",
    ],
    "Intents": ["PortholeFoundation", "AppIntents", "CoreLocation"],
    "ActivityKit": ["PortholeFoundation", "AppIntents"],
    // What Foundation has on Apple's platforms and lacks on Linux.
    "PortholeFoundation": [
        "CoreGraphics", "SwiftUIMacros", "CDarwin", "CWidgetPlugin", "CPluginImage", "SQLite3",
    ],
    "CoreGraphics": ["_Testing_CoreGraphics"],
    "Combine": [
        "PortholeFoundation",
        .product(name: "OpenCombine", package: "OpenCombine"),
    ],
    "os": ["PortholeFoundation", "CWidgetPlugin", "OSSubmodules"],
    "OSLog": ["os"],
]

/// Frameworks whose types widget files mention, each with what it is built on; what cannot work
/// fails.
let frameworks: [String: [Target.Dependency]] = [
    "Accelerate": ["PortholeFoundation"],
    "Accessibility": ["PortholeFoundation"],
    "AlarmKit": ["PortholeFoundation", "ActivityKit", "AppIntents", "SwiftUI"],
    "AppTrackingTransparency": ["PortholeFoundation"],
    "AudioToolbox": ["PortholeFoundation"],
    "AuthenticationServices": ["PortholeFoundation"],
    "AVFoundation": ["PortholeFoundation"],
    "AVKit": ["AVFoundation", "SwiftUI"],
    "BackgroundTasks": ["PortholeFoundation"],
    "CallKit": ["PortholeFoundation"],
    "Charts": ["PortholeFoundation", "SwiftUI"],
    "ClockKit": ["PortholeFoundation", "Intents", "SwiftUI", "UIKit"],
    "CloudKit": ["PortholeFoundation", "CoreLocation"],
    "Contacts": ["PortholeFoundation"],
    "ContactsUI": ["Contacts", "UIKit"],
    "CoreAudio": ["PortholeFoundation"],
    "CoreBluetooth": ["PortholeFoundation"],
    "CoreData": ["PortholeFoundation", "Combine", "RecordStore", "SwiftUIMacros"],
    "CoreHaptics": ["PortholeFoundation"],
    "CoreImage": [
        "PortholeFoundation", "CoreGraphics", "UIKit", "OSSubmodules", "_Testing_CoreImage",
    ],
    "CoreLocation": ["PortholeFoundation", "Combine"],
    "CoreMedia": ["PortholeFoundation"],
    "CoreML": ["PortholeFoundation"],
    "CoreMotion": ["PortholeFoundation"],
    "CoreSpotlight": ["PortholeFoundation", "UniformTypeIdentifiers"],
    "CoreTelephony": ["PortholeFoundation"],
    "CoreText": ["PortholeFoundation", "CoreGraphics", "UIKit"],
    "CoreTransferable": ["PortholeFoundation", "Combine", "UniformTypeIdentifiers"],
    "DeveloperToolsSupport": ["UIKit"],
    "DeviceActivity": ["PortholeFoundation", "ManagedSettings"],
    "EventKit": ["PortholeFoundation", "CoreLocation"],
    "EventKitUI": ["EventKit", "UIKit"],
    "FamilyControls": ["PortholeFoundation", "Combine", "ManagedSettings", "SwiftUI"],
    "FoundationModels": ["PortholeFoundation", "SwiftUIMacros"],
    "GameKit": ["PortholeFoundation"],
    "GroupActivities": ["Combine", "CoreTransferable", "PortholeFoundation"],
    "HealthKit": ["PortholeFoundation"],
    "ImageIO": ["PortholeFoundation", "CoreGraphics", "UIKit"],
    "IntentsUI": ["Intents", "UIKit"],
    "LinkPresentation": ["PortholeFoundation"],
    "LocalAuthentication": ["PortholeFoundation"],
    "ManagedSettings": ["PortholeFoundation"],
    "MapKit": ["PortholeFoundation", "CoreLocation", "SwiftUI", "UIKit"],
    "MediaPlayer": ["PortholeFoundation", "CoreGraphics", "UIKit"],
    "MessageUI": ["UIKit"],
    "MetricKit": ["PortholeFoundation"],
    "MobileCoreServices": ["UniformTypeIdentifiers"],
    "MusicKit": ["PortholeFoundation", "Combine", "CoreGraphics"],
    "NaturalLanguage": ["PortholeFoundation"],
    "Network": ["PortholeFoundation"],
    "NetworkExtension": ["PortholeFoundation"],
    "NotificationCenter": ["PortholeFoundation"],
    "PassKit": ["PortholeFoundation"],
    "PDFKit": ["UIKit"],
    "Photos": ["PortholeFoundation", "CoreGraphics", "CoreLocation", "ImageIO", "UIKit"],
    "PhotosUI": ["PortholeFoundation", "Photos", "SwiftUI"],
    "QuartzCore": ["PortholeFoundation", "CoreGraphics"],
    "QuickLook": ["UIKit"],
    "RealityKit": ["Combine", "PortholeFoundation"],
    "RelevanceKit": ["AppIntents"],
    "SafariServices": ["PortholeFoundation", "UIKit"],
    "Security": ["PortholeFoundation"],
    "simd": ["PortholeFoundation"],
    "Speech": ["AVFoundation"],
    "StoreKit": ["PortholeFoundation"],
    "SwiftData": ["PortholeFoundation", "RecordStore", "SwiftUI", "SwiftUIMacros"],
    "Symbols": ["SwiftUI"],
    "SystemConfiguration": ["PortholeFoundation"],
    "TipKit": ["PortholeFoundation", "SwiftUI"],
    "Translation": ["PortholeFoundation", "SwiftUI"],
    "UniformTypeIdentifiers": ["PortholeFoundation"],
    "UserNotifications": ["PortholeFoundation", "CoreLocation"],
    "Vision": ["PortholeFoundation", "CoreGraphics", "CoreImage", "ImageIO"],
    "WatchConnectivity": ["PortholeFoundation"],
    "WatchKit": ["PortholeFoundation", "CoreGraphics", "SwiftUI", "UIKit"],
    "WeatherKit": ["PortholeFoundation", "Combine", "CoreLocation"],
    "WebKit": ["PortholeFoundation", "SwiftUI", "UIKit"],
]

let importable = modules.merging(frameworks) { $1 }

/// Libraries of the toolchain that a module uses and no import links.
let linked: [String: [LinkerSetting]] = [
    "PortholeFoundation": [.linkedLibrary("_FoundationICU")]
]

/// Links a plugin to a quarter of the size, without tables of names that loading it would read.
///
/// By default all of the SDK's 48,000 symbols are exported, each use of one is looked up by name,
/// and what debuggers read is left in release builds. Only LLD packs relocations.
let entryAlone: [LinkerSetting] = [
    .unsafeFlags([
        "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
        "-Xlinker", "--undefined-version", "-Xlinker",
        "--version-script=\(Context.packageDirectory)/Sources/CPluginImage/exports.map",
    ]),
    .unsafeFlags(["-Xlinker", "--strip-all"], .when(configuration: .release)),
]

let tests: [Target] =
    hasTests
    ? [
        // The runner's part, played by tests: it writes down what a plugin registers and records.
        .target(
            name: "RecordingHost", dependencies: ["CWidgetPlugin"], path: "Tests/RecordingHost",
            swiftSettings: strict + unoptimized),
        .executableTarget(
            name: "plugin-probe", dependencies: ["RecordingHost", "CWidgetPlugin"],
            path: "Tests/PluginProbe", swiftSettings: strict + unoptimized),
        // Views as authors write them, in the language mode most of them use.
        .target(
            name: "AuthorViews", dependencies: ["SwiftUI", "SwiftUICore", "SwiftData"],
            path: "Tests/AuthorViews",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + unoptimized),
        .testTarget(
            name: "PortholeFoundationTests",
            dependencies: ["PortholeFoundation", "Combine", "CoreData", "Security"],
            swiftSettings: strict + unoptimized),
        .testTarget(
            name: "FrameworkTests",
            dependencies: ([
                "AppIntents", "Cocoa", "Combine", "Intents", "os", "CWidgetPlugin", "RecordStore",
                "RecordingHost",
            ] + frameworks.keys.sorted()).map { .byName(name: $0) },
            exclude: ["CoreData/Zoo.xcdatamodeld"], swiftSettings: strict + unoptimized),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "RecordingHost", "CWidgetPlugin", "AuthorViews"],
            resources: [.copy("Catalogs")], swiftSettings: strict + unoptimized),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: ["WidgetKit", "RecordingHost", "plugin-probe", "porthole-build-tool"],
            swiftSettings: strict + unoptimized),
    ] : []

let package = Package(
    name: "PortholeSDK",
    products: [
        .library(name: "PortholeSDK", targets: importable.keys.sorted()),
        // For widgets of the Mac alone: where these are built, `canImport` is true, and sources for
        // both systems take the Mac's way.
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "Cocoa", targets: ["Cocoa"]),
        // The header alone, for plugins in C and for the runner.
        .library(name: "CWidgetPlugin", targets: ["CWidgetPlugin"]),
        // What Xcode does to a target's files besides compiling them.
        .plugin(name: "PortholeBuild", targets: ["PortholeBuild"]),
        .plugin(name: "BuildAs", targets: ["BuildAs"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ],
    targets: importable.map { name, dependencies in
        .target(
            name: name, dependencies: dependencies,
            path: frameworks[name].map { _ in "Sources/Frameworks/\(name)" },
            swiftSettings: testable, linkerSettings: linked[name] ?? [])
    } + [
        .macro(name: "SwiftUIMacros", swiftSettings: strict),
        overlay("_Testing_AppKit"),
        overlay("_Testing_CoreGraphics"),
        overlay("_Testing_CoreImage"),
        overlay("_Testing_UIKit"),
        .target(
            name: "AppKit", dependencies: ["CoreImage", "CoreText", "UIKit", "_Testing_AppKit"],
            path: "Sources/Frameworks/AppKit", swiftSettings: strict),
        .target(
            name: "Cocoa", dependencies: ["AppKit"], path: "Sources/Frameworks/Cocoa",
            swiftSettings: strict),
        .target(
            name: "CPluginImage", exclude: ["exports.map"], linkerSettings: entryAlone),
        // What programs call of Darwin and glibc lacks.
        .target(name: "CDarwin"),
        .systemLibrary(name: "OSSubmodules"),
        .systemLibrary(name: "SQLite3"),
        // What SwiftData and Core Data keep, in SQLite files.
        .target(name: "RecordStore", swiftSettings: strict),
        .target(name: "CWidgetPlugin"),
        // Commands: swift package build-as ios.
        .plugin(
            name: "BuildAs",
            capability: .command(
                intent: .custom(
                    verb: "build-as",
                    description: "Builds as if for ios, macos or watchos: #if os(iOS) is true")),
            dependencies: ["porthole-build-tool"]),
        .plugin(
            name: "PortholeBuild", capability: .buildTool(),
            dependencies: ["porthole-build-tool"]),
        .executableTarget(
            name: "porthole-build-tool", path: "Sources/PortholeBuildTool", swiftSettings: strict),
    ] + tests
)

/// An empty module that Swift Testing asks for where a module of that name is in sight.
func overlay(_ name: String) -> Target {
    .target(name: name, path: "Sources/TestingOverlays/\(name)")
}
