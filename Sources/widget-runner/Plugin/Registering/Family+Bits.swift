import CWidgetPlugin
import WidgetWire

// The header numbers families by bit from 0, the wire by value from 1, in the same order.

extension Family {
    /// The families whose bits are set; bits this runner does not know are left out.
    static func families(in bits: widget_family) -> [Family] {
        allCases.filter { $0.bit != 0 && bits & $0.bit != 0 }
    }

    /// The family's bit in a `widget_family`; 0 for an unspecified or unknown family.
    var bit: widget_family {
        switch self {
        case .unspecified, .UNRECOGNIZED: 0
        default: 1 << UInt32(rawValue - 1)
        }
    }
}
