import CWidgetPlugin

/// Takes what a plugin registers, on its main thread; what a registrar does not take is refused.
protocol Registrar: AnyObject {
    /// When it takes something, to go after "is registered".
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

    /// Logs that something is out of place.
    private func refuse(_ what: String) -> Bool {
        log.write(.warning, "\(what) that is registered \(occasion) is ignored.")
        return false
    }
}

/// A registrar as the C struct the header promises, which is its first field.
///
/// Never freed, so that a plugin that keeps the pointer too long finds a closed registrar.
struct RegistryTable {
    private let table: widget_registry
    private let registrar: any Registrar

    static func make(_ registrar: any Registrar) -> UnsafeMutablePointer<widget_registry> {
        let registry = UnsafeMutablePointer<RegistryTable>.allocate(capacity: 1)
        registry.initialize(to: RegistryTable(table: functions, registrar: registrar))
        return UnsafeMutableRawPointer(registry).assumingMemoryBound(to: widget_registry.self)
    }

    private static var functions: widget_registry {
        widget_registry(
            size: MemoryLayout<widget_registry>.size,
            add_widget: { registry, widget in
                widget.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            },
            set_main_loop: { registry, loop in
                if let loop { RegistryTable.registrar(registry)?.use(loop) }
            },
            set_previews: { RegistryTable.registrar($0)?.offer(previews: $1) },
            add_preview: { registry, preview in
                preview.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            },
            add_activity: { registry, activity in
                activity.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            },
            add_control: { registry, control in
                control.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            },
            add_intent: { registry, intent in
                intent.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            },
            add_shortcut: { registry, shortcut in
                shortcut.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            },
            set_intents: { RegistryTable.registrar($0)?.offer(intents: $1) },
            add_handler: { registry, handler in
                handler.flatMap { RegistryTable.registrar(registry)?.add($0) } ?? false
            })
    }

    /// The registrar behind a struct; nil for NULL, which a plugin may pass.
    private static func registrar(
        _ registry: UnsafeMutablePointer<widget_registry>?
    ) -> (any Registrar)? {
        registry.map {
            UnsafeRawPointer($0).assumingMemoryBound(to: RegistryTable.self).pointee.registrar
        }
    }
}
