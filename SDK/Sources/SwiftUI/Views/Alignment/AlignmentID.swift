public import Foundation
import Synchronization

/// Names an alignment of your own.
public protocol AlignmentID: SendableMetatype {
    /// Where a view has the guide when it sets none.
    ///
    /// Unlike on Apple's platforms this is always the view's leading or top edge in stacks and frames; the value
    /// given here counts where an `alignmentGuide` reads the guide.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The header's numbers of the alignments that authors name.
enum AlignmentNumbers {
    private static let first = 64
    private static let limit = 256
    private static let numbers = Mutex<[ObjectIdentifier: Int]>([:])

    /// The number of an alignment, the same one each time; the header has room for 192.
    static func number(of id: any AlignmentID.Type) -> Int {
        numbers.withLock { numbers in
            if let number = numbers[ObjectIdentifier(id)] { return number }
            let number = min(first + numbers.count, limit - 1)
            numbers[ObjectIdentifier(id)] = number
            return number
        }
    }
}
