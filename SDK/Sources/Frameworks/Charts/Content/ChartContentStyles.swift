public import SwiftUI

extension ChartContent {
    /// Draws it in a colour or another style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = AnyShapeStyle(style) }
    }

    /// Draws it in the colour that stands for a value.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.styleValue = value.extent?.low }
    }

    /// Makes it more or less transparent.
    public func opacity(_ opacity: Double) -> some ChartContent {
        changed { $0.opacity *= opacity }
    }

    /// Draws its line so.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { $0.line = style }
    }

    /// Draws its line as stands for a value.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.lineValue = value.extent?.low }
    }

    /// Leads its line so from one value to the next.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }

    /// Rounds its corners.
    ///
    /// Differs from Apple: the corners are always circles'.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    { changed { $0.cornerRadius = max(0, radius) } }

    /// Blurs it.
    public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = radius } }

    /// Moves it aside.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(CGSize(width: x, height: y))
    }

    /// Moves it aside.
    public func offset(_ offset: CGSize) -> some ChartContent {
        changed {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Draws it before others or behind them.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

    /// Puts bars of different values beside each other.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changed { $0.positionValue = value.extent?.low } }

    /// No effect here: gradients go over each mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }

    /// No effect here: charts are drawn in one layer.
    public func compositingLayer() -> some ChartContent { self }

    /// Cuts off what lies outside a shape, which is as large as the mark.
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
