public import SwiftUI

extension View {
    /// Says what charts inside go over along their width.
    public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { chart { $0.x.set(domain, type) } }

    /// Says what charts inside go over along their width, and what room they leave.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.set(domain, type)
            $0.x.set(range, nil)
        }
    }

    /// Says what room charts inside leave along their width.
    public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.x.set(range, type) } }

    /// Says how charts inside turn values into lengths.
    public func chartXScale(type: ScaleType?) -> some View {
        chart { $0.x.type = type ?? .linear }
    }

    /// Says what charts inside go over along their height.
    public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { chart { $0.y.set(domain, type) } }

    /// Says what charts inside go over along their height, and what room they leave.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.set(domain, type)
            $0.y.set(range, nil)
        }
    }

    /// Says what room charts inside leave along their height.
    public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.y.set(range, type) } }

    /// Says how charts inside turn values into lengths.
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
