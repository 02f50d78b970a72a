/// Why an intent or a query failed, in words for the user.
package enum IntentFailure {
    /// The author's words for an error; without any, its type and what it says of itself.
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
