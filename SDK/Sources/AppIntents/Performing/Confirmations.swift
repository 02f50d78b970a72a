// Requests for a confirmation or choice. Users cannot be asked here: each request throws, and the
// intent fails with the text of the request.

extension AppIntent {
    /// Requests a confirmation.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestConfirmation() async throws { throw unconfirmed(nil) }

    /// Requests a confirmation.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog
    ) async throws {
        throw unconfirmed(dialog)
    }

    /// Requests a confirmation with the view of another intent.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        throw unconfirmed(dialog)
    }

    /// Requests a confirmation of a result.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws {
        throw unconfirmed((result as? any ResultParts)?.words)
    }

    /// Requests a choice.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        throw unconfirmed(dialog)
    }

    /// Returns the error of a request that cannot be answered.
    package func unconfirmed(_ dialog: IntentDialog?) -> AppIntentError {
        let question = dialog.map { String(localized: $0.full) } ?? String(localized: Self.title)
        return AppIntentError("\(question) Nobody could be asked to confirm it.")
    }
}

/// When a confirmation is requested.
///
/// No effect here: users cannot be asked.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An option of a choice.
public struct IntentChoiceOption: Hashable, Sendable {
    /// The role of an option.
    public enum Style: Hashable, Sendable {
        /// A normal option.
        case `default`
        /// Cancels.
        case cancel
        /// Destroys data.
        case destructive
    }

    /// The title.
    public let title: LocalizedStringResource
    /// The role of an option.
    public let style: Style

    /// Creates an option.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// Creates a cancel option.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

    /// Creates a cancel option with a custom title.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
}
