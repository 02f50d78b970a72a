import SwiftUI

/// One mark of a chart, before it has a place.
package struct ChartPart {
    enum Shape: Hashable {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// A note beside the mark.
    struct Note {
        let position: AnnotationPosition
        let alignment: Alignment
        let spacing: CGFloat
        let overflow: AnnotationOverflowResolution
        let content: @MainActor (AnnotationContext) -> AnyView
    }

    /// What marks a value.
    enum Symbol {
        case shape(AnyShape)
        case view(AnyView)
    }

    /// A shadow behind the mark.
    struct Shadow {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }

    /// What the mark is cut to.
    struct Clip {
        let shape: AnyShape
        let style: FillStyle
    }

    let shape: Shape
    /// What it covers of each axis; nil where it is all of it.
    package var x: PlottedExtent?
    package var y: PlottedExtent?
    /// What it covers in points of an axis that it has no value of.
    var across = PointSpan()
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked

    /// Which line or area it belongs to.
    var series: PlottedValue?
    /// What it is before the chart's axis is known, where a function is drawn.
    var function: PlottedFunction?
    /// Which piece of all functions it belongs to.
    var piece: Int?
    /// What its colour, its symbol, its stroke and its place beside others stand for.
    var styleValue: PlottedValue?
    var symbolValue: PlottedValue?
    var lineValue: PlottedValue?
    var sizeValue: PlottedValue?
    var positionValue: PlottedValue?

    var style: AnyShapeStyle?
    var line: StrokeStyle?
    var symbol: Symbol?
    /// In square points.
    var symbolArea: CGFloat?
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat = 0
    var opacity = 1.0
    var blur: CGFloat = 0
    var shadow: Shadow?
    var clip: Clip?
    var offset = CGSize.zero
    var zIndex = 0.0
    var notes: [Note] = []
    /// Where a sector's ring begins and ends, and the room between two, in points.
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0

    init(_ shape: Shape, x: PlottedExtent?, y: PlottedExtent?) {
        self.shape = shape
        self.x = x
        self.y = y
    }

    /// What tells lines apart.
    var seriesKey: [PlottedValue?] {
        [
            series, styleValue, symbolValue, lineValue, sizeValue,
            piece.map { .number(Double($0)) },
        ]
    }
}
