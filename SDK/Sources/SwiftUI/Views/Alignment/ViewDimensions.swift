import CWidgetPlugin
public import Foundation

/// The size and alignment guides of a view in its own coordinates; valid during the call that
/// received them.
public struct ViewDimensions: Equatable, Sendable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    private let guides: Guides

    /// Leads to the view's guides, in the header's numbers.
    ///
    /// Unchecked: created and used on the main thread only.
    final class Guides: @unchecked Sendable {
        let position: (Int64, _ isExplicit: Bool) -> CGFloat?

        init(_ position: @escaping (Int64, _ isExplicit: Bool) -> CGFloat?) {
            self.position = position
        }
    }

    /// Creates dimensions whose guides are computed on demand.
    init(size: CGSize, guide: @escaping (Int64, _ isExplicit: Bool) -> CGFloat?) {
        width = size.width
        height = size.height
        guides = Guides(guide)
    }

    /// Whether both views have the same size.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.width == second.width && first.height == second.height
    }

    /// The position of a guide, in points from the left edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.value(in: self)
    }

    /// The position of a guide, in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.value(in: self)
    }

    /// The position of a guide in points, if the view or one inside it sets the guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        guides.position(guide.number, true)
    }

    /// The position of a guide in points, if the view or one inside it sets the guide.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        guides.position(guide.number, true)
    }
}

extension ViewDimensions {
    /// Gives `body` the dimensions of the C header, whose guides are not accessible afterwards.
    static func reading<Result>(
        _ dimensions: UnsafePointer<widget_dimensions>, _ body: (ViewDimensions) -> Result
    ) -> Result {
        var pointer: UnsafePointer<widget_dimensions>? = dimensions
        defer { pointer = nil }
        let raw = dimensions.pointee
        return body(
            ViewDimensions(size: CGSize(width: raw.width, height: raw.height)) {
                guide, isExplicit in
                guard let pointer, let function = pointer.pointee.guide else { return nil }
                let position = function(pointer, guide, isExplicit)
                return position.isNaN ? nil : CGFloat(position)
            })
    }
}
