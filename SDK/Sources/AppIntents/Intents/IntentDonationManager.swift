import Foundation

/// Tells the system what users do, so that it can propose it.
///
/// Differs from Apple: there is no system that proposes anything, so nothing is kept.
public struct IntentDonationManager: Sendable {
    /// The only one.
    public static let shared = IntentDonationManager()

    /// Tells of an action.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Tells of an action.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Tells of an action and what came of it.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Tells of an action and what came of it.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// What tells an action that was told of from others.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID

    init() { id = UUID() }
}

extension AppIntent {
    /// Tells the system that the user did it.
    ///
    /// No effect here: no system proposes anything.
    @discardableResult
    public func donate() -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells the system that the user did it.
    ///
    /// No effect here: no system proposes anything.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }
}
