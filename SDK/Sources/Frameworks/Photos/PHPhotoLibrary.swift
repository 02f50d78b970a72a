public import Foundation
import PortholeFoundation

/// A user's photographs.
///
/// Differs from Apple: there are none; access is denied and the log says so once.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.
    private static let only = PHPhotoLibrary()

    /// The shared instance.
    public class func shared() -> PHPhotoLibrary { only }

    /// Always denied, because there is no such data.
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }

    /// Always denied, because there is no such data.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        .denied
    }

    /// Calls back with a denial: there are none.
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        handler(denial)
    }

    /// Calls back with a denial: there are none.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(denial) }

    /// Always denied, because there is no such data.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel
    ) async -> PHAuthorizationStatus { denial }

    private static var denial: PHAuthorizationStatus {
        PluginLog.warnOnce("There are no photographs on Linux: PHPhotoLibrary denies access.")
        return .denied
    }
}

/// Whether a user's photographs may be looked at.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is restricted on this device.
    case restricted
    /// They may not.
    case denied
    /// Access is authorized.
    case authorized
    /// Some may.
    case limited
}

/// What is done with photographs.
public enum PHAccessLevel: Int, Sendable {
    /// Some are added.
    case addOnly = 1
    /// They are looked at.
    case readWrite = 2
}
