public import Foundation
public import UIKit

/// Whether a ring has a gap.
public enum CLKComplicationRingStyle: Int, Sendable {
    /// It has none.
    case closed
    /// It has one at the bottom.
    case open
}

/// To which side a column is set.
public enum CLKComplicationColumnAlignment: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
}

/// How a complication is laid out.
///
/// Differs from Apple: templates keep what they are given, and no face draws them; those of
/// different places that hold the same are one class with several names.
open class CLKComplicationTemplate: NSObject {
    /// The colour, where a face has one for each complication.
    open var tintColor: UIColor?

    /// Makes a template.
    public override init() {}
}
