public import Foundation

/// The shape around buttons that have a border.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable {
        case automatic
        case capsule
        case circle
        case roundedRectangle(CGFloat?)
    }

    let kind: Kind

    /// The shape of the control size.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle whose corners are as round as suits the control size.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

    /// A rectangle with corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The shape in a rectangle; the automatic one is a capsule.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius):
            RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        }
    }

    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape around buttons that have a border.
    public static var buttonBorder: Self { .automatic }
}

extension EnvironmentValues {
    private struct ButtonBorderShapeKey: EnvironmentKey {
        static let defaultValue = ButtonBorderShape.automatic
    }

    /// The shape around buttons that have a border.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape around buttons in the view that have a border.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
