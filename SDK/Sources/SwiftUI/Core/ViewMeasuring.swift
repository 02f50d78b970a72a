package import CWidgetPlugin

extension ViewRecorder {
    /// Measures a view for a proposed size; NaN asks for its ideal length.
    ///
    /// Only while the content of a geometry reader is recorded; elsewhere the size is 0.
    package func measure<V: View>(_ content: V, width: Double, height: Double) -> widget_measurement
    {
        var measurement = widget_measurement()
        measurement.size = MemoryLayout<widget_measurement>.size
        let environment = environment
        let memory = memory
        let place = place.inside(-1, V.self)
        let record = Callback { (view: UnsafeMutablePointer<widget_view>) in
            let recorder = ViewRecorder(
                view, environment: environment, preferences: PreferenceScope(), memory: memory,
                place: place)
            recorder.record(content)
        }
        let call: widget_content = { view, context in
            guard let view else { return }
            Callback<UnsafeMutablePointer<widget_view>, Void>.call(context, view)
        }
        withExtendedLifetime(record) {
            let context = Unmanaged.passUnretained(record).toOpaque()
            let room = widget_proposal(width: width, height: height)
            _ = view.pointee.measure(view, room, call, context, &measurement)
        }
        return measurement
    }
}
