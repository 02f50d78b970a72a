public import Foundation

/// The audio session of an app.
///
/// No effect here: a widget is silent.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The purpose of an app's audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
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

    /// The mode of an app's audio.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default mode.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Spoken audio.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    private static let instance = AVAudioSession()

    private override init() {}

    /// Returns the shared session.
    open class func sharedInstance() -> AVAudioSession { instance }

    /// Sets the category.
    open func setCategory(_ category: Category) throws {}

    /// Sets the category.
    open func setCategory(_ category: Category, mode: Mode) throws {}

    /// Sets the category.
    open func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions
    ) throws {}

    /// Begins or ends the session.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Whether other audio is playing; always `false`, because it is not known.
    open var isOtherAudioPlaying: Bool { false }
    /// The output volume; always 0.
    open var outputVolume: Float { 0 }

    /// Options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Mixes with other audio.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Lowers the volume of other audio.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Through headphones for calls too.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Uses the speaker by default.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Through headphones too.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Through other devices too.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Options for deactivating the session.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Notifies other apps.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}
