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

/// An intent that shows search results in the app.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The parameter with the search text.
    var criteria: StringSearchCriteria { get set }
    /// The available search scopes.
    static var searchScopes: [StringSearchScope] { get }
}

/// The criteria of a search.
public struct StringSearchCriteria: Hashable, Sendable {
    /// The search text.
    public let term: String

    /// Creates criteria from a search text.
    public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _IntentValue {
    /// A string.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The search text.
    public var _stored: _StoredValue? { .string(term) }
    /// Returns criteria with the stored search text.
    public static func _value(of stored: _StoredValue) -> StringSearchCriteria? {
        if case .string(let term) = stored { StringSearchCriteria(term: term) } else { nil }
    }
}

extension IntentParameter where Value.UnwrappedType == StringSearchCriteria {
    /// Creates a parameter with search criteria.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterTraits(title: title, description: description))
    }
}

/// The scope of a search.
public enum StringSearchScope: Hashable, Sendable {
    /// General.
    case general
    /// Movies.
    case movies
    /// TV shows.
    case tv
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

/// An intent that may request the app to come to the foreground.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// Returns the error that requests the app to come to the foreground.
    ///
    /// Differs from Apple: it fails the intent, because there is no app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        .needsForeground
    }

    /// Requests that the app come to the foreground.
    ///
    /// Differs from Apple: it always throws, because there is no app.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.needsForeground
    }

    /// Requests that the app come to the foreground to run a closure.
    ///
    /// Differs from Apple: it always throws and never runs the closure, because there is no app.
    @discardableResult
    public func requestToContinueInForeground<ResultValue>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        throw AppIntentError.needsForeground
    }
}

/// An intent that replaces a SiriKit intent.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the replaced intent, whose configurations are migrated.
    static var intentClassName: String { get }
}
