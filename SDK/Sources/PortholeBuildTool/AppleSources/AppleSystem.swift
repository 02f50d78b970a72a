/// One of Apple's systems: `porthole-build-tool` shows sources as that system would see them.
enum AppleSystem: String {
    case ios, macos, watchos

    /// The conditions whose results differ from those of a compiler for Linux.
    ///
    /// Sources that distinguish systems by their frameworks behave as they do there: on a Mac,
    /// which has no UIKit, they use AppKit.
    var answers: [(question: String, isTrue: Bool)] {
        names.map { ("os(\($0))", true) } + [
            ("canImport(UIKit)", self != .macos),
            ("canImport(AppKit)", self == .macos),
            ("canImport(Cocoa)", self == .macos),
        ]
    }

    /// The names of the system in conditions.
    private var names: [String] {
        switch self {
        case .ios: ["iOS"]
        case .macos: ["macOS", "OSX"]
        case .watchos: ["watchOS"]
        }
    }
}
