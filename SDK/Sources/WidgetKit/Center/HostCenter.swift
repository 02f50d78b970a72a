import AppIntents
import CWidgetPlugin

/// Requests that the plugin sends to the host: the runner's feature "porthole.center/1".
enum HostCenter {
    // Unsafe but sound: the runner's function table never changes.
    nonisolated(unsafe) private static let table: UnsafePointer<widget_center>? =
        PluginLog.host.flatMap { widget_extension($0, "porthole.center/1") }
        .map { $0.assumingMemoryBound(to: widget_center.self) }

    /// Requests new timelines for one kind or all; logs once if an older runner does not support
    /// requests.
    static func reloadTimelines(ofKind kind: String?) {
        guard let table else { return logIgnored("timelines") }
        table.pointee.reload_timelines(kind)
    }

    /// Requests new values for the controls of one kind or all.
    static func reloadControls(ofKind kind: String?) {
        guard let table else { return logIgnored("controls") }
        table.pointee.reload_controls(kind)
    }

    /// Tells the host that the recommendations of the plugin's widgets have changed.
    static func invalidateRecommendations() {
        guard let table,
            table.pointee.size
                > MemoryLayout<widget_center>.offset(of: \.invalidate_recommendations) ?? 0
        else { return logIgnored("recommendations") }
        table.pointee.invalidate_recommendations()
    }

    /// A widget or control that a user has added.
    struct Instance: Sendable {
        let kind: String
        /// One bit of the family; 0 for a control.
        let family: widget_family
        let arguments: [String: _StoredValue]
    }

    /// Returns the plugin's widgets and controls that users have added.
    static func instances() -> [Instance] {
        final class Found {
            var instances: [Instance] = []
        }
        let found = Found()
        table?.pointee.instances(
            { instance, context in
                guard let instance, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().instances
                    .append(Instance(instance.pointee))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.instances
    }

    private static func logIgnored(_ what: String) {
        PluginLog.warnOnce(
            "This runner takes no requests for new \(what): the host asks when the policy says so.")
    }
}

extension HostCenter.Instance {
    fileprivate init(_ instance: widget_instance) {
        kind = instance.kind.map { String(cString: $0) } ?? ""
        family = instance.family
        var arguments: [String: _StoredValue] = [:]
        for argument in UnsafeBufferPointer(
            start: instance.arguments, count: instance.argument_count)
        {
            guard let name = argument.name else { continue }
            arguments[String(cString: name)] = _StoredValue(argument.value, argument.type)
        }
        self.arguments = arguments
    }
}
