public import Foundation

/// The interpolation of a line between values.
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

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// Curves that do not overshoot the values.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// Cardinal splines.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// Catmull-Rom splines.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// Steps before each value.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .step(0)) }
    /// Steps halfway between values.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .step(0.5)) }
    /// Steps after each value.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .step(1)) }

    /// Cardinal splines; a tension of 1 yields straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }

    /// Catmull-Rom splines: an alpha of 0 is uniform, 0.5 centripetal and 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
}
