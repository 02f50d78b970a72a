public import SwiftUI

extension View {
    /// Sets the symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        symbols(mapping.map { ($0, AnyShape($1)) })
    }

    /// Sets the symbol of each value, of whatever types.
    @_disfavoredOverload
    public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        symbols(mapping.map { ($0, AnyShape(AnyChartSymbolShape($1))) })
    }

    /// Sets the symbol of each value.
    public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        symbols(domain.map { ($0, AnyShape(mapping($0))) })
    }

    /// Sets the symbol of each value.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { options in
            options.symbols.mapping = { value in
                value.value(as: DataValue.self).map { AnyShape(mapping($0)) }
            }
        }
    }

    /// Sets the symbols of values in their order, from the first symbol again after the last.
    public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
        domain: Domain, range: [S]
    ) -> some View { chartSymbolScale(range: range).chartSymbolScale(domain: domain) }

    /// Sets the symbols of values in their order, of whatever types.
    @_disfavoredOverload
    public func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View { chartSymbolScale(range: range).chartSymbolScale(domain: domain) }

    /// Sets the symbols of values in order of appearance.
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let shapes = range.map { AnyShape($0) }
        return chart { $0.symbols.order = shapes }
    }

    /// Sets the symbols of values in order of appearance, of whatever types.
    @_disfavoredOverload
    public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        let shapes = range.map { AnyShape(AnyChartSymbolShape($0)) }
        return chart { $0.symbols.order = shapes }
    }

    /// Sets the values that symbols distinguish, in the order of the symbols.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { options in
            if let domain = domain as? any PlottedDomain {
                options.symbols.domain = domain.choice.listed
            }
        }
    }

    private func symbols<DataValue: Plottable>(_ shapes: [(DataValue, AnyShape)]) -> some View {
        let pairs = shapes.compactMap { value, shape in PlottedValue(value).map { ($0, shape) } }
        return chart { $0.symbols.set(pairs) }
    }
}
