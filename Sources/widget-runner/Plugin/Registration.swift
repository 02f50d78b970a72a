import CWidgetPlugin

/// What a plugin registers while its entry runs, on the main thread.
final class Registration {
    /// The most widgets a plugin may register.
    private static let widgetLimit = 200

    /// The most controls, and the most activities.
    private static let memberLimit = 200

    private(set) var widgets: [Widget] = []
    private(set) var controls: [Control] = []
    /// The names of live activities.
    private(set) var activities: [String] = []
    private(set) var mainLoop: PluginMainLoop?
    /// Lists the plugin's previews, if it has any.
    private(set) var previews: widget_previews?
    /// The first thing that was wrong.
    private(set) var problem: RegistrationProblem?
    private var isOpen = true
    private let log: PluginLog

    init(log: PluginLog) {
        self.log = log
    }

    /// Makes later registrations have no effect.
    func close() { isOpen = false }

    fileprivate func add(_ descriptor: UnsafePointer<widget_descriptor>) -> Bool {
        register { () throws(RegistrationProblem) in
            guard widgets.count < Self.widgetLimit else {
                throw .tooManyWidgets(limit: Self.widgetLimit)
            }
            let widget = try Widget(descriptor)
            guard !widgets.contains(where: { $0.kind == widget.kind }) else {
                throw .duplicateKind(widget.kind)
            }
            widgets.append(widget)
        }
    }

    fileprivate func add(_ descriptor: UnsafePointer<widget_control>) -> Bool {
        register { () throws(RegistrationProblem) in
            let control = try Control(descriptor)
            guard !controls.contains(where: { $0.kind == control.kind }) else {
                throw .duplicateKind(control.kind)
            }
            guard controls.count < Self.memberLimit else {
                throw .tooManyMembers("controls", limit: Self.memberLimit)
            }
            controls.append(control)
        }
    }

    fileprivate func add(_ descriptor: UnsafePointer<widget_activity>) -> Bool {
        register { () throws(RegistrationProblem) in
            let name = text(copySized(descriptor, into: widget_activity()).name) ?? ""
            guard !name.isEmpty, !activities.contains(name) else { throw .badActivity(name) }
            guard activities.count < Self.memberLimit else {
                throw .tooManyMembers("live activities", limit: Self.memberLimit)
            }
            activities.append(name)
        }
    }

    private func register(_ body: () throws(RegistrationProblem) -> Void) -> Bool {
        guard mayRegister() else { return false }
        do throws(RegistrationProblem) {
            try body()
            return true
        } catch {
            report(error)
            return false
        }
    }

    fileprivate func use(_ loop: UnsafePointer<widget_main_loop>) {
        guard mayRegister() else { return }
        guard mainLoop == nil else {
            return log.write(.warning, "The plugin set a second main loop; the first one stays.")
        }
        mainLoop = PluginMainLoop(loop)
        if mainLoop == nil { report(.unusableMainLoop) }
    }

    fileprivate func offer(_ previews: widget_previews?) {
        if mayRegister() { self.previews = previews }
    }

    private func mayRegister() -> Bool {
        if !isOpen {
            log.write(.warning, "A registration after widget_plugin_entry returned is ignored.")
        }
        return isOpen
    }

    /// Previews are registered when they are asked for, not by the entry.
    fileprivate func refusePreview() {
        log.write(
            .warning,
            "A preview registered by widget_plugin_entry is ignored; use widget_offer_previews.")
    }

    private func report(_ error: RegistrationProblem) {
        problem = problem ?? error
        log.write(.error, error.description)
    }
}

/// The registry as the C struct the header promises, which is its first field; never freed, so that
/// a plugin that keeps the pointer too long finds a closed registration.
struct RegistryTable {
    private let table: widget_registry
    private let registration: Unmanaged<Registration>

    static func make(_ registration: Registration) -> UnsafeMutablePointer<widget_registry> {
        let table = widget_registry(
            size: MemoryLayout<widget_registry>.size,
            add_widget: { registry, descriptor in
                guard let registry, let descriptor else { return false }
                return RegistryTable.registration(registry).add(descriptor)
            },
            set_main_loop: { registry, loop in
                guard let registry, let loop else { return }
                RegistryTable.registration(registry).use(loop)
            },
            set_previews: { registry, previews in
                guard let registry else { return }
                RegistryTable.registration(registry).offer(previews)
            },
            add_preview: { registry, _ in
                guard let registry else { return false }
                RegistryTable.registration(registry).refusePreview()
                return false
            },
            add_activity: { registry, activity in
                guard let registry, let activity else { return false }
                return RegistryTable.registration(registry).add(activity)
            },
            add_control: { registry, control in
                guard let registry, let control else { return false }
                return RegistryTable.registration(registry).add(control)
            },
            add_intent: { _, _ in false }, add_shortcut: { _, _ in false },
            set_intents: { _, _ in })
        let registry = UnsafeMutablePointer<RegistryTable>.allocate(capacity: 1)
        registry.initialize(
            to: RegistryTable(table: table, registration: .passRetained(registration)))
        return UnsafeMutableRawPointer(registry).assumingMemoryBound(to: widget_registry.self)
    }

    private static func registration(
        _ registry: UnsafeMutablePointer<widget_registry>
    ) -> Registration {
        UnsafeRawPointer(registry).assumingMemoryBound(to: RegistryTable.self)
            .pointee.registration.takeUnretainedValue()
    }
}
