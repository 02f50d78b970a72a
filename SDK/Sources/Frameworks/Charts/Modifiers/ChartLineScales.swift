public import SwiftUI

extension View {
    /// Sets the line style of each value.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let pairs = mapping.compactMap { key, style in PlottedValue(key).map { ($0, style) } }
        return chart { $0.lines.set(pairs) }
    }

    /// Sets the line style of each value.
    public func chartLineStyleScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        let pairs = domain.compactMap { value in PlottedValue(value).map { ($0, mapping(value)) } }
        return chart { $0.lines.set(pairs) }
    }

    /// Sets the line style of each value.
    public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chart { options in
            options.lines.mapping = { $0.value(as: DataValue.self).map(mapping) }
        }
    }

    /// Sets the line styles of values in their order, from the first style again after the last.
    public func chartLineStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: [StrokeStyle]
    ) -> some View { chartLineStyleScale(range: range).chartLineStyleScale(domain: domain) }

    /// Sets the line styles of values in order of appearance.
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        chart { $0.lines.order = range }
    }

    /// Sets the values that line styles distinguish, in the order of the styles.
    public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { options in
            if let domain = domain as? any PlottedDomain {
                options.lines.domain = domain.choice.listed
            }
        }
    }
}
