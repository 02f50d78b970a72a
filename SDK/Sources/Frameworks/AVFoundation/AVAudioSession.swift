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

    /// What the sound is.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The mode's name.
        public let rawValue: String

        /// Creates a value from its raw name.
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

    /// Says what the sound is for.
    open func setCategory(
        _ category: Category, mode: Mode = .default, options: CategoryOptions
    ) throws {}

    /// Begins or ends the session.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Whether somebody else is heard: not known.
    open var isOtherAudioPlaying: Bool { false }
    /// How loud it is: silent.
    open var outputVolume: Float { 0 }

    /// How the sound goes with that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Beside it.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Louder than it.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Through headphones for calls too.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// From the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Through headphones too.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Through other devices too.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What the others learn when the session ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// That they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}
