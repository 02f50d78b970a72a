package import CWidgetPlugin

/// A member of a bundle that the runner is told about: a widget, a live activity or a control.
package protocol Registrable {
    /// Hands the member over to the runner, which reports an unusable one itself.
    func register(in registry: UnsafeMutablePointer<widget_registry>)
}
