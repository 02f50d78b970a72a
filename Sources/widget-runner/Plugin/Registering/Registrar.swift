import CWidgetPlugin

/// Receives what a plugin registers, on its main thread; by default everything is refused.
protocol Registrar: AnyObject {
    /// When it accepts registrations, in words that follow "is registered".
    var occasion: String { get }
    var log: PluginLog { get }

    func add(_ widget: UnsafePointer<widget_descriptor>) -> Bool
    func add(_ control: UnsafePointer<widget_control>) -> Bool
    func add(_ activity: UnsafePointer<widget_activity>) -> Bool
    func add(_ preview: UnsafePointer<widget_preview>) -> Bool
    func add(_ intent: UnsafePointer<widget_intent>) -> Bool
    func add(_ shortcut: UnsafePointer<widget_shortcut>) -> Bool
    func add(_ handler: UnsafePointer<widget_handler>) -> Bool
    func use(_ loop: UnsafePointer<widget_main_loop>)
    func offer(previews: widget_previews?)
    func offer(intents: widget_intents?)
}

extension Registrar {
    func add(_ widget: UnsafePointer<widget_descriptor>) -> Bool { refuse("A widget") }
    func add(_ control: UnsafePointer<widget_control>) -> Bool { refuse("A control") }
    func add(_ activity: UnsafePointer<widget_activity>) -> Bool { refuse("A live activity") }
    func add(_ preview: UnsafePointer<widget_preview>) -> Bool { refuse("A preview") }
    func add(_ intent: UnsafePointer<widget_intent>) -> Bool { refuse("An intent") }
    func add(_ shortcut: UnsafePointer<widget_shortcut>) -> Bool { refuse("A shortcut") }
    func add(_ handler: UnsafePointer<widget_handler>) -> Bool { refuse("A handler") }
    func use(_ loop: UnsafePointer<widget_main_loop>) { _ = refuse("A main loop") }
    func offer(previews: widget_previews?) { _ = refuse("A function that lists previews") }
    func offer(intents: widget_intents?) { _ = refuse("A function that lists intents") }

    /// Logs that a registration is out of place.
    private func refuse(_ what: String) -> Bool {
        log.write(.warning, "\(what) that is registered \(occasion) is ignored.")
        return false
    }
}
