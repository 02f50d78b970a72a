public import SwiftUI

extension View {
    /// Sets the color of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.compactMap { key, style in
            PlottedValue(key).map { ($0, AnyShapeStyle(style)) }
        }
        return chart { $0.styles.set(pairs) }
    }

    /// Sets the colors of values.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], range: [S]
    ) -> some View {
        let (values, styles) = (
            domain.compactMap { PlottedValue($0) }, range.map { AnyShapeStyle($0) }
        )
        return chart { options in
            options.styles.domain = values
            options.styles.order = styles
        }
    }

    /// Sets the colors of values in order of appearance.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.styles.order = styles }
    }

    /// Sets a gradient for the values, from least to greatest.
    ///
    /// Names are as far from each other on it.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chartForegroundStyleScale(domain: .automatic(includesZero: false), range: range, type: type)
    }

    /// Sets a gradient for the values, with those of its first and last color.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View {
        chartForegroundStyleScale(domain: domain, type: type).chart { $0.gradient.gradient = range }
    }

    /// Sets the values that colors distinguish: names, or a range of numbers or dates.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chart { options in
            if let choice = (domain as? any PlottedDomain)?.choice {
                options.gradient.domain = choice
                // Those of a range are its ends, which need not be in the legend.
                options.styles.domain = choice.listed.filter { $0.number == nil }
            }
            if let type { options.gradient.type = type }
        }
    }

    /// Sets the type of the scale of numbers' and dates' colors.
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        chart { $0.gradient.type = type ?? .linear }
    }

    /// Sets the color of each value.
    public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.compactMap { PlottedValue($0) }
        return chartForegroundStyleScale(mapping: mapping).chart { $0.styles.domain = values }
    }

    /// Sets the color of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { options in
            options.styles.mapping = { value in
                value.value(as: DataValue.self).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }
}
