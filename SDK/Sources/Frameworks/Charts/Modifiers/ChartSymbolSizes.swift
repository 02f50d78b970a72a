public import SwiftUI

extension View {
    /// Sets the symbol area of each value, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let pairs = mapping.compactMap { key, area in PlottedValue(key).map { ($0, area) } }
        return chart { $0.sizes.areas = Dictionary(pairs) { $1 } }
    }

    /// Sets the range of symbol areas in square points, and the values they represent.
    ///
    /// Of a range, or of two sizes, the first is the least value's and the last the greatest's.
    public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart {
            $0.sizes.set(domain, type)
            $0.sizes.set(range)
        }
    }

    /// Sets the range of symbol areas, in square points.
    public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        chart {
            $0.sizes.type = type ?? $0.sizes.type
            $0.sizes.set(range)
        }
    }

    /// Sets the values that symbol areas represent.
    public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { chart { $0.sizes.set(domain, type) } }

    /// Sets the type of the scale for symbol sizes.
    public func chartSymbolSizeScale(type: ScaleType?) -> some View {
        chart { $0.sizes.type = type ?? .linear }
    }

    /// Sets the symbol area of each value, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartSymbolSizeScale(mapping: mapping).chart { $0.sizes.set(domain, nil) }
    }

    /// Sets the symbol area of each value, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chart { options in
            options.sizes.mapping = { value in value.value(as: DataValue.self).map(mapping) }
        }
    }
}

extension SymbolSizes.Options {
    fileprivate mutating func set(_ domain: some ScaleDomain, _ type: ScaleType?) {
        if let domain = domain as? any PlottedDomain { self.domain = domain.choice }
        if let type { self.type = type }
    }

    fileprivate mutating func set(_ range: some ScaleRange) {
        if let range = range as? ClosedRange<CGFloat> {
            self.range = [range.lowerBound, range.upperBound]
        } else if let range = range as? [CGFloat] {
            self.range = range
        }
    }
}
