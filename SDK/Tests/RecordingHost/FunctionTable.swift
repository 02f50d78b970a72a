/// One of the header's structures of functions, with the object that the functions act on.
///
/// The structure lies first, so that a pointer to it leads to the object.
package struct FunctionTable<Functions, Owner: AnyObject> {
    private var functions: Functions
    private let owner: Unmanaged<Owner>

    /// A pointer to the functions that is valid for ever, as the header promises of requests.
    package static func lasting(
        _ functions: Functions, _ owner: Owner
    ) -> UnsafeMutablePointer<Functions> {
        let table = UnsafeMutablePointer<Self>.allocate(capacity: 1)
        table.initialize(to: Self(functions: functions, owner: .passRetained(owner)))
        return UnsafeMutableRawPointer(table).assumingMemoryBound(to: Functions.self)
    }

    /// Calls `body` with a pointer to the functions; the pointer is valid for the call only.
    package static func with<Result>(
        _ functions: Functions, _ owner: Owner,
        _ body: (UnsafeMutablePointer<Functions>) throws -> Result
    ) rethrows -> Result {
        let table = UnsafeMutablePointer<Self>.allocate(capacity: 1)
        table.initialize(to: Self(functions: functions, owner: .passUnretained(owner)))
        defer { table.deallocate() }
        return try body(UnsafeMutableRawPointer(table).assumingMemoryBound(to: Functions.self))
    }

    /// The object behind a pointer to functions.
    package static func owner(_ functions: UnsafePointer<Functions>?) -> Owner {
        guard let functions else { fatalError("a plugin passed NULL for its own table") }
        let table = UnsafeRawPointer(functions).assumingMemoryBound(to: Self.self)
        return table.pointee.owner.takeUnretainedValue()
    }

    /// The object behind a pointer to functions.
    package static func owner(_ functions: UnsafeMutablePointer<Functions>?) -> Owner {
        owner(UnsafePointer(functions))
    }
}
