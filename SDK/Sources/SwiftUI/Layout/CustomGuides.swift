import Synchronization

/// The numbers by which the runner knows a plugin's own alignment guides.
enum CustomGuides {
    /// The header's first number for a guide of a plugin's own.
    private static let first: Int64 = 64
    /// The largest number that fits into one byte of an alignment.
    private static let last: Int64 = 255

    private static let known = Mutex<[ObjectIdentifier: Int64]>([:])

    /// The number of a guide, the same for the life of the process.
    ///
    /// There are 192 of them; a plugin that defines more finds the later ones sharing the last.
    static func code(of id: any AlignmentID.Type) -> Int64 {
        known.withLock { known in
            let next = min(first + Int64(known.count), last)
            return known[ObjectIdentifier(id), default: next, assign: next]
        }
    }
}

extension Dictionary {
    /// The value of a key, which is set first when there is none.
    fileprivate subscript(key: Key, default missing: Value, assign next: Value) -> Value {
        mutating get {
            if let value = self[key] { return value }
            self[key] = next
            return missing
        }
    }
}
