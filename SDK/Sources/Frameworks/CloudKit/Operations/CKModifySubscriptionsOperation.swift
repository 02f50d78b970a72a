/// Saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The subscriptions to save.
    open var subscriptionsToSave: [CKSubscription]?
    /// The identifiers of the subscriptions to delete.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Called when the operation ends.
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Saves and deletes subscriptions.
    public init(
        subscriptionsToSave: [CKSubscription]? = nil,
        subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) =
            (subscriptionsToSave, subscriptionIDsToDelete)
    }

    override func fail(_ error: CKError) {
        modifySubscriptionsResultBlock?(.failure(error))
        super.fail(error)
    }
}
