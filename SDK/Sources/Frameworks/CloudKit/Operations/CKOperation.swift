public import Foundation

/// Something to be done on the network; it fails, and its closures are told so once it is added to
/// a database.
open class CKOperation: Operation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// How an operation is carried out.
    open class Configuration: NSObject {
        /// The container.
        open var container: CKContainer?
        /// How much it matters.
        open var qualityOfService = QualityOfService.default
        /// Whether it goes on without the app.
        open var isLongLived = false
        /// Seconds that a request may take.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// Seconds that all of it may take.
        open var timeoutIntervalForResource: TimeInterval = 604_800
    }

    /// How it is carried out.
    open var configuration = Configuration()

    /// Tells the operation's closures that there is no account.
    func fail() { fail(CKError()) }

    /// Tells them the reason.
    func fail(_ error: CKError) { completionBlock?() }

    /// Fails: a queue runs it as a database does.
    open override func main() { fail() }
}
