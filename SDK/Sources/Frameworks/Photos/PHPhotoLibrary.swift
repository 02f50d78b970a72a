public import Foundation
import PortholeFoundation

/// The user's photo library.
///
/// Differs from Apple: access is always denied and there is no data; the log says so once.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.
    private static let only = PHPhotoLibrary()

    /// The shared instance.
    public class func shared() -> PHPhotoLibrary { only }

    /// Always denied.
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }

    /// Always denied.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        .denied
    }

    /// Passes a denial to the handler.
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        handler(denial)
    }

    /// Passes a denial to the handler.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(denial) }

    /// Always denied.
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
    /// Access is denied.
    case denied
    /// Access is authorized.
    case authorized
    /// Access is limited.
    case limited
}

/// The level of access.
public enum PHAccessLevel: Int, Sendable {
    /// Adding only.
    case addOnly = 1
    /// Reading and writing.
    case readWrite = 2
}
