public import Foundation
import Synchronization

/// The identifier of a custom alignment.
public protocol AlignmentID: SendableMetatype {
    /// Returns the default position of the guide in a view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The numbers of custom alignments in the C header.
enum AlignmentNumbers {
    private static let first = 64
    private static let limit = 256
    private static let table = Mutex<[any AlignmentID.Type]>([])

    /// Returns the constant number of an alignment; the C header supports 192.
    static func number(of id: any AlignmentID.Type) -> Int {
        table.withLock { table in
            if let index = table.firstIndex(where: { $0 == id }) { return first + index }
            guard first + table.count < limit else { return limit - 1 }
            table.append(id)
            return first + table.count - 1
        }
    }

    /// Returns the alignment with a number; `nil` if it is not a custom one.
    static func id(of number: Int) -> (any AlignmentID.Type)? {
        table.withLock { table in
            table.indices.contains(number - first) ? table[number - first] : nil
        }
    }
}
