/// An operation in a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The database.
    open var database: CKDatabase?
}
