package import CWidgetPlugin

extension LoadedPlugin {
    /// A control that was registered, with its strings copied.
    package struct Control {
        package let kind: String
        package let descriptor: widget_control
        /// Kind, name and description in one line, then each parameter in one.
        package let text: String
        /// What users can set.
        package let parameters: [Parameter]
    }
}

extension LoadedPlugin.Control {
    init(_ descriptor: widget_control) {
        kind = String(cString: descriptor.kind)
        self.descriptor = descriptor
        parameters = LoadedPlugin.Parameter.all(descriptor.parameters, descriptor.parameter_count)
        let words = [descriptor.kind, descriptor.display_name, descriptor.description]
        text =
            "control "
            + words.compactMap { $0.map { String(cString: $0) } }.joined(separator: "|")
            + parameters.map { "\n  \($0.text)" }.joined()
    }
}
