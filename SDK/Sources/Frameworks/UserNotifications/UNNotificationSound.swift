public import Foundation

/// The sound of a message.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    /// The sound that is heard even where sounds are off.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    /// The default ringtone.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

    private override init() {}

    /// The sound of a file of the app.
    public init(named name: UNNotificationSoundName) {}

    /// The usual sound, heard even where sounds are off, from 0 for silent to 1.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound()
    }

    /// The sound of a file, heard even where sounds are off.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// The sound of a file, heard even where sounds are off, from 0 for silent to 1.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// The sound of a file of the app, that of calls.
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file name.
    public var rawValue: String

    /// Creates a sound name from a file name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a sound name from a file name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
