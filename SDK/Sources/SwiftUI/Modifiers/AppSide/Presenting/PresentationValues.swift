public import Foundation

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let height: CGFloat

    /// Half of the screen.
    public static let medium = PresentationDetent(height: -0.5)
    /// The whole screen.
    public static let large = PresentationDetent(height: -1)

    /// A fraction of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: -fraction)
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: height)
    }
}

/// The attachment point of a popover.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle.
    case rect(Source)
    /// A point of the view.
    case point(UnitPoint)

    /// A rectangle of a view.
    public enum Source: Sendable {
        /// The bounds of the view.
        case bounds
        /// A rectangle in the view.
        case rect(CGRect)
    }
}

/// An action that dismisses the presentation: `@Environment(\.dismiss) var dismiss`.
///
/// No effect here: a widget presents nothing.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() { NoEffect.of("dismiss") }
}

/// Whether a view is presented: `@Environment(\.presentationMode) var presentationMode`.
public struct PresentationMode: Sendable {
    /// Whether the view is presented; always `false` in a widget.
    public var isPresented: Bool { false }

    /// Does nothing.
    public mutating func dismiss() { NoEffect.of("presentationMode.dismiss") }
}

extension EnvironmentValues {
    /// An action that dismisses the presentation; a widget has none.
    public var dismiss: DismissAction { DismissAction() }

    /// Whether the view is presented; none is in a widget.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Whether the view is presented; none is in a widget.
    public var isPresented: Bool { false }
}
