public import CoreGraphics

/// A projection of the plane: a row (x, y, 1) times the matrix is (x' w, y' w, w).
public struct ProjectionTransform: Hashable, Sendable {
    /// The contribution of x to x.
    public var m11: CGFloat = 1
    /// The contribution of x to y.
    public var m12: CGFloat = 0
    /// The perspective along x.
    public var m13: CGFloat = 0
    /// The contribution of y to x.
    public var m21: CGFloat = 0
    /// The contribution of y to y.
    public var m22: CGFloat = 1
    /// The perspective along y.
    public var m23: CGFloat = 0
    /// The distance moved along x.
    public var m31: CGFloat = 0
    /// The distance moved along y.
    public var m32: CGFloat = 0
    /// The divisor.
    public var m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// The projection that an affine transform is.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Whether it is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether it has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the projection; returns `false` and leaves it unchanged if that is impossible.
    public mutating func invert() -> Bool {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
            + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0, determinant.isFinite else { return false }
        var inverse = ProjectionTransform()
        inverse.m11 = (m22 * m33 - m23 * m32) / determinant
        inverse.m12 = (m13 * m32 - m12 * m33) / determinant
        inverse.m13 = (m12 * m23 - m13 * m22) / determinant
        inverse.m21 = (m23 * m31 - m21 * m33) / determinant
        inverse.m22 = (m11 * m33 - m13 * m31) / determinant
        inverse.m23 = (m13 * m21 - m11 * m23) / determinant
        inverse.m31 = (m21 * m32 - m22 * m31) / determinant
        inverse.m32 = (m12 * m31 - m11 * m32) / determinant
        inverse.m33 = (m11 * m22 - m12 * m21) / determinant
        self = inverse
        return true
    }

    /// Returns the inverse, or the projection itself if there is none.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        _ = inverse.invert()
        return inverse
    }

    /// Returns this projection followed by another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (first, second) = (rows, rhs.rows)
        var all = ProjectionTransform()
        func part(_ row: Int, _ column: Int) -> CGFloat {
            (0..<3).reduce(0) { $0 + first[row][$1] * second[$1][column] }
        }
        (all.m11, all.m12, all.m13) = (part(0, 0), part(0, 1), part(0, 2))
        (all.m21, all.m22, all.m23) = (part(1, 0), part(1, 1), part(1, 2))
        (all.m31, all.m32, all.m33) = (part(2, 0), part(2, 1), part(2, 2))
        return all
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    /// The numbers of the header, which multiply a column.
    var numbers: [Double] {
        [m11, m21, m31, m12, m22, m32, m13, m23, m33].map(Double.init)
    }
}
