// Intents that the system knows more about. Most of what it knows has no effect here.

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that starts, changes or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that plays, pauses or changes sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts playing sound.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {}

/// An intent that opens the camera.
public protocol CameraCaptureIntent: SystemIntent {}

/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}

/// An intent that may ask for the app to come to the front.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// The error that asks for the app to come to the front.
    ///
    /// Here it fails the intent: there is no app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        .needsForeground
    }

    /// Asks for the app to come to the front.
    ///
    /// Here it always throws: there is no app.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.needsForeground
    }
}

/// An intent that took the place of a SiriKit one.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the intent whose configurations it takes over.
    static var intentClassName: String { get }
}

/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent is.
    ///
    /// No effect here: nobody watches it.
    public var progress: Progress { Progress.discreteProgress(totalUnitCount: 1) }
}
