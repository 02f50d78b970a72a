/// One of Apple's systems, as `porthole-build-tool` is told for which sources are shown.
enum AppleSystem: String {
    case ios, macos, watchos

    /// What conditions ask, with the answers, where they are not what a compiler for Linux gives.
    ///
    /// Sources that tell the systems apart by their frameworks take the way that they take there:
    /// on a Mac, which has no UIKit, they go on to AppKit.
    var answers: [(question: String, isTrue: Bool)] {
        names.map { ("os(\($0))", true) } + [
            ("canImport(UIKit)", self != .macos),
            ("canImport(AppKit)", self == .macos),
            ("canImport(Cocoa)", self == .macos),
        ]
    }

    /// What conditions call the system.
    private var names: [String] {
        switch self {
        case .ios: ["iOS"]
        case .macos: ["macOS", "OSX"]
        case .watchos: ["watchOS"]
        }
    }
}
