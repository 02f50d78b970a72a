import SwiftUI

/// A mark of a chart before it is placed.
package struct ChartPart {
    enum Shape: Hashable {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// An annotation of the mark.
    struct Note {
        let position: AnnotationPosition
        let alignment: Alignment
        let spacing: CGFloat
        let overflow: AnnotationOverflowResolution
        let content: @MainActor (AnnotationContext) -> AnyView
    }

    /// The symbol of a value.
    enum Symbol {
        case shape(AnyShape)
        case view(AnyView)
    }

    /// The size of the symbol.
    enum SymbolSize {
        /// The size of its rectangle in points, none of it negative.
        case box(CGSize)
        /// Its area in square points, not negative.
        case area(CGFloat)

        init(_ size: CGSize) {
            self = .box(CGSize(width: max(0, size.width), height: max(0, size.height)))
        }

        init(_ area: CGFloat) { self = .area(max(0, area)) }
    }

    /// A shadow behind the mark.
    struct Shadow {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }

    /// The clip of the mark.
    struct Clip {
        let shape: AnyShape
        let style: FillStyle
    }

    let shape: Shape
    /// The extent on each axis; `nil` means the whole axis.
    package var x: PlottedExtent?
    package var y: PlottedExtent?
    /// The extent in points on an axis without a value.
    var across = PointSpan()
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked

    /// Which line or area it belongs to.
    var series: PlottedValue?
    /// The function to draw, whose samples depend on the range of the axis.
    var function: PlottedFunction?
    /// Which piece of all functions it belongs to.
    var piece: Int?
    /// The values that determine color, symbol, line style and position.
    var styleValue: PlottedValue?
    var symbolValue: PlottedValue?
    var lineValue: PlottedValue?
    var sizeValue: PlottedValue?
    var positionValue: PlottedValue?

    var style: AnyShapeStyle?
    var line: StrokeStyle?
    var symbol: Symbol?
    var symbolSize: SymbolSize?
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat = 0
    var opacity = 1.0
    var blur: CGFloat = 0
    var shadow: Shadow?
    var clip: Clip?
    var offset = CGSize.zero
    var zIndex = 0.0
    var notes: [Note] = []
    /// The inner and outer radius of a sector, and the inset in points.
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0

    init(_ shape: Shape, x: PlottedExtent?, y: PlottedExtent?) {
        self.shape = shape
        self.x = x
        self.y = y
    }

    /// The values that distinguish lines.
    var seriesKey: [PlottedValue?] {
        [
            series, styleValue, symbolValue, lineValue, sizeValue,
            piece.map { .number(Double($0)) },
        ]
    }
}
