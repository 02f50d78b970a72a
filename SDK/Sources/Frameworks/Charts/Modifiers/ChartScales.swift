public import SwiftUI

extension View {
    /// Sets the x domain of charts inside.
    public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { chart { $0.x.set(domain, type) } }

    /// Sets the x domain and range of charts inside.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.set(domain, type)
            $0.x.set(range, nil)
        }
    }

    /// Sets the x range of charts inside.
    public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.x.set(range, type) } }

    /// Sets the type of the x scale of charts inside.
    public func chartXScale(type: ScaleType?) -> some View {
        chart { $0.x.type = type ?? .linear }
    }

    /// Sets the y domain of charts inside.
    public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { chart { $0.y.set(domain, type) } }

    /// Sets the y domain and range of charts inside.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.set(domain, type)
            $0.y.set(range, nil)
        }
    }

    /// Sets the y range of charts inside.
    public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.y.set(range, type) } }

    /// Sets the type of the y scale of charts inside.
    public func chartYScale(type: ScaleType?) -> some View {
        chart { $0.y.type = type ?? .linear }
    }
}

extension ScaleOptions {
    fileprivate mutating func set(_ domain: some ScaleDomain, _ type: ScaleType?) {
        if let domain = domain as? any PlottedDomain { self.domain = domain.choice }
        if let type { self.type = type }
    }

    fileprivate mutating func set(_ range: some PositionScaleRange, _ type: ScaleType?) {
        if let range = range as? PlotDimensionScaleRange {
            (start, end) = (range.start, range.end)
        }
        if let type { self.type = type }
    }
}
