// Intents that the system knows more about. Most of what it knows has no effect here.

/// An intent of a kind that the system knows.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that starts, changes or ends a live activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that plays, pauses or changes sound.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts playing sound.
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that records sound.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: SystemIntent {}

/// An intent that pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent whose view is shown beside a result.
///
/// Its view is never shown: no host has a place for it.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Asks for the view again.
    ///
    /// No effect here: no host shows it.
    public static func reload() {}
}

/// An intent whose target the app shows.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// Names what is shown, for the app.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// The type's name.
    public var contentIdentifier: String { String(describing: Self.self) }
}

/// An intent that shows what the app finds.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// What is looked for; a parameter.
    var criteria: StringSearchCriteria { get set }
    /// Where is looked.
    static var searchScopes: [StringSearchScope] { get }
}

/// What is looked for.
public struct StringSearchCriteria: Hashable, Sendable {
    /// The words.
    public let term: String

    /// Looks for words.
    public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _IntentValue {
    /// A text.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The words.
    public var _stored: _StoredValue? { .string(term) }
    /// Looks for the text's words.
    public static func _value(of stored: _StoredValue) -> StringSearchCriteria? {
        if case .string(let term) = stored { StringSearchCriteria(term: term) } else { nil }
    }
}

extension IntentParameter where Value.UnwrappedType == StringSearchCriteria {
    /// What is looked for.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterTraits(title: title, description: description))
    }
}

/// Where is looked.
public enum StringSearchScope: Hashable, Sendable {
    /// Everywhere.
    case general
    /// Among films.
    case movies
    /// Among series.
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
    /// Takes what undoes the intent; `nil`: nobody undoes it here.
    public var undoManager: UndoManager? { nil }
}

/// An intent that may ask for the app to come to the front.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// The error that asks for the app to come to the front.
    ///
    /// Here it fails the intent: there is no app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        .needsForeground
    }

    /// Asks for the app to come to the front.
    ///
    /// Here it always throws: there is no app.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.needsForeground
    }

    /// Asks for the app to come to the front, to do there what a closure does.
    ///
    /// Here it always throws, and the closure is never run: there is no app.
    @discardableResult
    public func requestToContinueInForeground<ResultValue>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        throw AppIntentError.needsForeground
    }
}

/// An intent that took the place of a SiriKit one.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the intent whose configurations it takes over.
    static var intentClassName: String { get }
}
