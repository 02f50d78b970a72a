import CWidgetPlugin

/// A registrar as the header's C struct, which is its first field.
///
/// It is never freed, so that a plugin that keeps the pointer too long finds a closed registrar.
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
