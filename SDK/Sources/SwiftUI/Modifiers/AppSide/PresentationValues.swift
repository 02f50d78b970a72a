public import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    private let height: CGFloat

    /// Half the screen.
    public static let medium = PresentationDetent(height: -0.5)
    /// All of the screen.
    public static let large = PresentationDetent(height: -1)

    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: -fraction)
    }

    /// So many points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: height)
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle.
    case rect(Source)
    /// A point of the view.
    case point(UnitPoint)

    /// A rectangle of a view.
    public enum Source: Sendable {
        /// All of it.
        case bounds
        /// A part.
        case rect(CGRect)
    }
}

/// Closes what is presented: `@Environment(\.dismiss) var dismiss`.
///
/// No effect here: a widget presents nothing.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() { NoEffect.of("dismiss") }
}

/// Whether a view is presented: `@Environment(\.presentationMode) var presentationMode`.
public struct PresentationMode: Sendable {
    /// It is not: a widget presents nothing.
    public var isPresented: Bool { false }

    /// Does nothing.
    public mutating func dismiss() { NoEffect.of("presentationMode.dismiss") }
}

extension EnvironmentValues {
    /// Closes what is presented; nothing is in a widget.
    public var dismiss: DismissAction { DismissAction() }

    /// Whether the view is presented; none is in a widget.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    /// Whether the view is presented; none is in a widget.
    public var isPresented: Bool { false }
}
