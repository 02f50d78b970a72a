public import SwiftUI

extension View {
    /// Sets the color of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.compactMap { key, style in
            PlottedValue(key).map { ($0, AnyShapeStyle(style)) }
        }
        return chart { options in
            options.styles.domain = pairs.map(\.0)
            options.styles.styles = Dictionary(pairs) { $1 }
        }
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
        chart { options in
            var gradient = ChartGradient.Options(gradient: range)
            if let domain = domain as? any PlottedDomain { gradient.domain = domain.choice }
            if let type { gradient.type = type }
            options.styles.gradient = gradient
        }
    }

    /// Sets the values that colors distinguish.
    public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue])
        -> some View
    {
        let values = domain.compactMap { PlottedValue($0) }
        return chart { $0.styles.domain = values }
    }

    /// Sets the color of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
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

    /// Sets the symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.compactMap { key, shape in
            PlottedValue(key).map { ($0, AnyShape(shape)) }
        }
        return chart { $0.symbols = Dictionary(pairs) { $1 } }
    }

    /// Sets the symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let pairs = domain.compactMap { value in
            PlottedValue(value).map { ($0, AnyShape(mapping(value))) }
        }
        return chart { $0.symbols = Dictionary(pairs) { $1 } }
    }

    /// Sets the symbols of values.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], range: [S]
    ) -> some View {
        let pairs = zip(domain, range).compactMap { value, shape in
            PlottedValue(value).map { ($0, AnyShape(shape)) }
        }
        return chartSymbolScale(range: range).chart { $0.symbols = Dictionary(pairs) { $1 } }
    }

    /// Sets the symbols of values in order of appearance.
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let shapes = range.map { AnyShape($0) }
        return chart { $0.symbolOrder = shapes }
    }

    /// Sets the line style of each value.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let pairs = mapping.compactMap { key, style in PlottedValue(key).map { ($0, style) } }
        return chart { $0.lines = Dictionary(pairs) { $1 } }
    }
}
