/// Creates messages for the user about failures of intents and queries.
package enum IntentFailure {
    /// Returns the author's message for an error, or else its type and description.
    package static func message(of error: any Error) -> String {
        switch error {
        case let error as any CustomLocalizedStringResourceConvertible:
            String(localized: error.localizedStringResource)
        case let error as any LocalizedError:
            error.errorDescription ?? described(error)
        case is CancellationError:
            "It was cancelled."
        case is any CustomNSError:
            error.localizedDescription
        default:
            type(of: error) is NSError.Type ? error.localizedDescription : described(error)
        }
    }

    private static func described(_ error: any Error) -> String {
        let (type, text) = ("\(type(of: error))", "\(error)")
        return text.contains(type) ? text : "\(type): \(text)"
    }
}
