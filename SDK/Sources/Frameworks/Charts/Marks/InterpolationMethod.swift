public import Foundation

/// How a line goes from one value to the next.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear
        case monotone
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
        /// Which part of the way the step is at.
        case step(CGFloat)
    }

    let kind: Kind

    /// Straight.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// In curves that go no higher and no lower than the values.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// In cubic curves.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// In curves through the values.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// In steps before each value.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .step(0)) }
    /// In steps half-way between values.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .step(0.5)) }
    /// In steps after each value.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .step(1)) }

    /// In cubic curves: a tension of 1 makes them straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }

    /// In curves through the values, of which 0 is uniform, 0.5 centripetal and 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
}
