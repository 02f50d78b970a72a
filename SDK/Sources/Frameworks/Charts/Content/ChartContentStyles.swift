public import SwiftUI

extension ChartContent {
    /// Sets the style of the mark.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = AnyShapeStyle(style) }
    }

    /// Colors the mark by a value.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.styleValue = value.extent?.low }
    }

    /// Sets the opacity of the mark.
    public func opacity(_ opacity: Double) -> some ChartContent {
        changed { $0.opacity *= opacity }
    }

    /// Sets the style of the line.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { $0.line = style }
    }

    /// Sets the style of the line by a value.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.lineValue = value.extent?.low }
    }

    /// Leads its line so from one value to the next.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }

    /// Sets the corner radius.
    ///
    /// Differs from Apple: the corners are always circles'.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    { changed { $0.cornerRadius = max(0, radius) } }

    /// Blurs the mark.
    public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = radius } }

    /// Offsets the mark.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(CGSize(width: x, height: y))
    }

    /// Offsets the mark.
    public func offset(_ offset: CGSize) -> some ChartContent {
        changed {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Draws it before others or behind them.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

    /// Places bars of different values side by side.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changed { $0.positionValue = value.extent?.low } }

    /// No effect here: gradients always span a single mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }

    /// No effect here: charts are drawn in one layer.
    public func compositingLayer() -> some ChartContent { self }

    /// Clips the mark to a shape of its size.
    public func clipShape(_ shape: some SwiftUI.Shape, style: FillStyle = FillStyle())
        -> some ChartContent
    { changed { $0.clip = ChartPart.Clip(shape: AnyShape(shape), style: style) } }

    /// Draws a shadow behind it.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changed {
            $0.shadow = ChartPart.Shadow(
                color: color, radius: radius, offset: CGSize(width: x, height: y))
        }
    }

    /// No effect here: assistive technology does not read single marks.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }

    /// No effect here: assistive technology does not read single marks.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

    /// No effect here: assistive technology does not read single marks.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }

    /// No effect here: assistive technology does not read single marks.
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }

    /// No effect here: assistive technology does not read single marks.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

    /// No effect here: assistive technology does not read single marks.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

    func changed(_ change: @escaping (inout ChartPart) -> Void) -> some ChartContent {
        ChangedChartContent(content: self, change: change)
    }
}

/// Content drawn in another way.
struct ChangedChartContent<Content: ChartContent>: DrawnChartContent {
    let content: Content
    let change: (inout ChartPart) -> Void

    var parts: [ChartPart] {
        content.drawn.map {
            var part = $0
            change(&part)
            return part
        }
    }
}
