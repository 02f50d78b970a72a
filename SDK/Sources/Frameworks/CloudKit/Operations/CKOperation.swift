public import Foundation

/// A network operation; it fails and tells its closures when it is added to a database.
open class CKOperation: Operation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The configuration of an operation.
    open class Configuration: NSObject {
        /// The container.
        open var container: CKContainer?
        /// The quality of service.
        open var qualityOfService = QualityOfService.default
        /// Whether the operation continues without the app.
        open var isLongLived = false
        /// Seconds that a request may take.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// Seconds that all of it may take.
        open var timeoutIntervalForResource: TimeInterval = 604_800
    }

    /// The configuration of an operation.
    open var configuration = Configuration()

    /// Fails because there is no account.
    func fail() { fail(CKError()) }

    /// Calls the closures with an error.
    func fail(_ error: CKError) { completionBlock?() }

    /// Fails: a queue runs it as a database does.
    open override func main() { fail() }
}
