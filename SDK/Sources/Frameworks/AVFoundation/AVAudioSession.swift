public import Foundation

/// How an app's sound goes with that of others.
///
/// No effect here: a widget is silent.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// What the sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The purpose's name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Beside the sound of others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Instead of the sound of others.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// What the sound is.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The mode's name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing in particular.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Words.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    private static let instance = AVAudioSession()

    private override init() {}

    /// The only session.
    open class func sharedInstance() -> AVAudioSession { instance }

    /// Says what the sound is for.
    open func setCategory(_ category: Category) throws {}

    /// Says what the sound is for.
    open func setCategory(_ category: Category, mode: Mode) throws {}

    /// Begins or ends the session.
    open func setActive(_ active: Bool) throws {}
}
