// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A short sound of the system or of the plugin.
public typealias SystemSoundID = UInt32

/// A short vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The error of sounds, which are never played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Plays a sound; no effect, and the log says so once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { refuse() }

/// Plays an alert sound or vibrates; no effect, and the log says so once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { refuse() }

/// Plays a sound: no; the completion is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    refuse()
    inCompletionBlock?()
}

/// Plays a sound, or trembles: no; the completion is called at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    refuse()
    inCompletionBlock?()
}

/// Creates a sound from a file; always fails with ``kAudioServicesSystemSoundUnspecifiedError``.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    refuse()
    return kAudioServicesSystemSoundUnspecifiedError
}

/// Disposes of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

private func refuse() {
    PluginLog.warnOnce("Widgets make no sounds: AudioToolbox plays none.")
}
