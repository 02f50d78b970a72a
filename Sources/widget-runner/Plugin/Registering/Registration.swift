import CWidgetPlugin
import WidgetWire

/// Collects what a plugin registers while its entry runs, on the main thread.
final class Registration: Registrar {
    private(set) var widgets: [Widget] = []
    private(set) var controls: [Control] = []
    /// The names of live activities.
    private(set) var activities: [String] = []
    private(set) var intents = IntentBook()
    private(set) var handlers: [Handler] = []
    private(set) var mainLoop: PluginMainLoop?
    /// The function that lists the plugin's previews, if any.
    private(set) var previews: widget_previews?
    /// The function that lists further intents, if any.
    private(set) var moreIntents: widget_intents?
    /// The first problem found.
    private(set) var problem: RegistrationProblem?
    let occasion = "by widget_plugin_entry"
    let log: PluginLog
    private var isOpen = true

    init(log: PluginLog) {
        self.log = log
    }

    /// Makes later registrations have no effect.
    func close() { isOpen = false }

    func add(_ descriptor: UnsafePointer<widget_descriptor>) -> Bool {
        register { () throws(RegistrationProblem) in
            guard widgets.count < ContractLimits.members else {
                throw .tooManyWidgets(limit: ContractLimits.members)
            }
            let widget = try Widget(descriptor)
            try checkIsNew(widget.kind)
            widgets.append(widget)
        }
    }

    func add(_ descriptor: UnsafePointer<widget_control>) -> Bool {
        register { () throws(RegistrationProblem) in
            let control = try Control(descriptor)
            try checkIsNew(control.kind)
            guard controls.count < ContractLimits.members else {
                throw .tooManyMembers("controls", limit: ContractLimits.members)
            }
            controls.append(control)
        }
    }

    func add(_ descriptor: UnsafePointer<widget_activity>) -> Bool {
        register { () throws(RegistrationProblem) in
            let name = String(plugin: copySized(descriptor, into: widget_activity()).name) ?? ""
            guard !name.isEmpty, !activities.contains(name) else { throw .badActivity(name) }
            guard activities.count < ContractLimits.members else {
                throw .tooManyMembers("live activities", limit: ContractLimits.members)
            }
            activities.append(name)
        }
    }

    func add(_ descriptor: UnsafePointer<widget_intent>) -> Bool {
        register { () throws(RegistrationProblem) in try intents.add(descriptor) }
    }

    func add(_ descriptor: UnsafePointer<widget_shortcut>) -> Bool {
        register { () throws(RegistrationProblem) in try intents.add(descriptor) }
    }

    func add(_ descriptor: UnsafePointer<widget_handler>) -> Bool {
        register { () throws(RegistrationProblem) in
            let handler = try Handler(descriptor)
            guard !handlers.contains(where: { $0.intent == handler.intent }) else {
                throw .duplicateHandler(handler.intent)
            }
            guard handlers.count < ContractLimits.members else {
                throw .tooManyMembers("handlers", limit: ContractLimits.members)
            }
            handlers.append(handler)
        }
    }

    func add(_ preview: UnsafePointer<widget_preview>) -> Bool {
        log.write(
            .warning,
            "A preview registered by widget_plugin_entry is ignored; use widget_offer_previews.")
        return false
    }

    func use(_ loop: UnsafePointer<widget_main_loop>) {
        guard mayRegister() else { return }
        guard mainLoop == nil else {
            return log.write(.warning, "The plugin set a second main loop; the first one stays.")
        }
        mainLoop = PluginMainLoop(loop)
        if mainLoop == nil { report(.unusableMainLoop) }
    }

    func offer(previews: widget_previews?) {
        if mayRegister() { self.previews = previews }
    }

    func offer(intents: widget_intents?) {
        if mayRegister() { moreIntents = intents }
    }

    /// Throws when the kind is taken; widgets and controls share one set of kinds.
    private func checkIsNew(_ kind: String) throws(RegistrationProblem) {
        let isTaken =
            widgets.contains { $0.kind == kind } || controls.contains { $0.kind == kind }
        if isTaken { throw .duplicateKind(kind) }
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

    private func mayRegister() -> Bool {
        if !isOpen {
            log.write(.warning, "A registration after widget_plugin_entry returned is ignored.")
        }
        return isOpen
    }

    private func report(_ error: RegistrationProblem) {
        problem = problem ?? error
        log.write(.error, error.description)
    }
}
