public import Foundation
public import UIKit

/// Whether a ring has a gap.
public enum CLKComplicationRingStyle: Int, Sendable {
    /// Closed.
    case closed
    /// Open at the bottom.
    case open
}

/// The alignment of a column.
public enum CLKComplicationColumnAlignment: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
}

/// The layout of a complication.
///
/// Differs from Apple: templates only store their content and are never drawn; templates of
/// different families with the same content are one class with several names.
open class CLKComplicationTemplate: NSObject {
    /// The tint on faces with a color for each complication.
    open var tintColor: UIColor?

    /// Creates a template.
    public override init() {}
}
