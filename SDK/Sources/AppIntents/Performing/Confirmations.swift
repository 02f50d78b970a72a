// Questions that an intent asks while it is performed. Nobody can be asked here: each of them throws, and
// the intent fails in the words of the question.

extension AppIntent {
    /// Asks whether to go on.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestConfirmation() async throws { throw unconfirmed(nil) }

    /// Asks whether to go on.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog
    ) async throws {
        throw unconfirmed(dialog)
    }

    /// Asks whether to go on, with the view of another intent.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        throw unconfirmed(dialog)
    }

    /// Asks whether to go on, with a result as the question.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws {
        throw unconfirmed((result as? any ResultParts)?.words)
    }

    /// Asks to choose.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        throw unconfirmed(dialog)
    }

    /// The error of a question that nobody answers.
    package func unconfirmed(_ dialog: IntentDialog?) -> AppIntentError {
        let question = dialog.map { String(localized: $0.full) } ?? String(localized: Self.title)
        return AppIntentError("\(question) Nobody could be asked to confirm it.")
    }
}

/// When a confirmation is asked for.
///
/// No effect here: nobody can be asked.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// One bit for each condition.
    public let rawValue: Int

    /// Creates a set of conditions of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// One of several answers to choose from.
public struct IntentChoiceOption: Hashable, Sendable {
    /// What an answer means.
    public enum Style: Hashable, Sendable {
        /// One answer among others.
        case `default`
        /// To leave everything as it is.
        case cancel
        /// To destroy something.
        case destructive
    }

    /// What users see.
    public let title: LocalizedStringResource
    /// What it means.
    public let style: Style

    /// An answer.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// To leave everything as it is.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

    /// To leave everything as it is, in words of one's own.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
}
