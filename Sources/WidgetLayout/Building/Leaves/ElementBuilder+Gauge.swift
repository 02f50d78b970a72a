import WidgetWire

extension ElementBuilder {
    /// A bar or a ring; while redacted, only its track.
    func gauge(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let isRedacted = inherited.redaction.contains(.placeholder)
        let secondaryFill = PaintValue(ColorName.secondaryFill)
        let track = isRedacted ? secondaryFill : view.node.paint(.track)
        let gauge = Gauge.with {
            $0.form = Gauge.Form(attribute: view.node.int(.gaugeForm) ?? 1)
            $0.fraction = (view.node.length(.amount) ?? 0).clamped(to: 0...1)
            if let interval = interval(view.node) { $0.interval = interval }
            if !isRedacted {
                $0.fill = inherited.stops(view.node.paint(.fill) ?? PaintValue(.tint))
            }
            if let track { $0.track = inherited.stops(track).first?.color ?? Color() }
            $0.marked = view.node.bool(.marked) ?? false
            $0.reversed = inherited.isRightToLeft
        }
        return GaugeElement(
            id: view.id.value, gauge: gauge,
            lineWidth: view.node.length(.lineWidth).map { max(0, $0) }, grid: session.grid)
    }

    private func interval(_ node: ViewTree.Node) -> LiveInterval? {
        guard let start = node.date(.startDate), let end = node.date(.endDate) else { return nil }
        return LiveInterval.with {
            $0.start = start
            $0.end = max(start, end)
            $0.countsDown = node.bool(.countsDown) ?? false
        }
    }
}

extension Gauge.Form {
    /// The form of a `widget_gauge_form`; an unknown one is a bar.
    fileprivate init(attribute: Int64) {
        let forms: [Int64: Gauge.Form] = [1: .bar, 2: .ring, 3: .openRing, 4: .spokes]
        self = forms[attribute] ?? .bar
    }
}
