// Intents with a special meaning for the system, which mostly has no effect here.

/// An intent with a special meaning for the system.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that starts, changes or ends a live activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that controls audio playback.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts audio playback.
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that records audio.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: SystemIntent {}

/// An intent that pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that shows a view with its result.
///
/// Differs from Apple: the view is never shown.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Reloads the view.
    ///
    /// No effect here: the view is never shown.
    public static func reload() {}
}

/// An intent whose target is shown by the app.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// Identifies the target for the app.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// The type's name.
    public var contentIdentifier: String { String(describing: Self.self) }
}

/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {}

/// An intent that opens the camera.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {}

/// An intent that can be undone.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
    /// The undo manager; always `nil` here.
    public var undoManager: UndoManager? { nil }
}

/// An intent that replaces a SiriKit intent.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the replaced intent, whose configurations are migrated.
    static var intentClassName: String { get }
}
