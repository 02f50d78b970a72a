import Foundation

/// Tells the system about performed actions, so that it can suggest them.
///
/// Differs from Apple: nothing is stored, because there are no suggestions.
public struct IntentDonationManager: Sendable {
    /// The shared instance.
    public static let shared = IntentDonationManager()

    /// Donates an action.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Donates an action.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Donates an action and its result.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Donates an action and its result.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// Identifies a donated action.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    init() { id = UUID() }
}

extension AppIntent {
    /// Donates the intent.
    ///
    /// No effect here: there are no suggestions.
    @discardableResult
    public func donate() -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self)
    }

    /// Donates the intent.
    ///
    /// No effect here: there are no suggestions.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }
}
