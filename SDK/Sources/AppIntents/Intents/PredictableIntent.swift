/// An intent that the system may guess.
///
/// No effect here: nobody guesses.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    /// The type of the guesses.
    associatedtype PredictionConfiguration: IntentPredictionConfiguration
    /// What guesses look like.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
        get
    }
}

/// What guesses of an intent look like.
public protocol IntentPredictionConfiguration {}

/// What a guess of an intent with some parameters looks like.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    /// Any guess.
    public init(displayRepresentation: () -> DisplayRepresentation) {}

    /// A guess with these parameters.
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: (repeat each Value) -> DisplayRepresentation
    ) {}
}

/// The guesses of an intent.
public struct IntentPredictions: IntentPredictionConfiguration {}

/// Turns the statements of a closure into guesses.
@resultBuilder
public struct IntentPredictionsBuilder<Intent: AppIntent> {
    /// Takes a guess.
    public static func buildExpression(
        _ prediction: IntentPrediction<Intent>
    ) -> IntentPrediction<Intent> {
        prediction
    }

    /// Joins guesses.
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions {
        IntentPredictions()
    }
}
