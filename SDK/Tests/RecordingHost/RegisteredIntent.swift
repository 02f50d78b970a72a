package import CWidgetPlugin

extension LoadedPlugin {
    /// An intent that was registered, with its strings copied.
    package struct Intent {
        package let name: String
        package let descriptor: widget_intent
        /// Name, title and description in one line, then each parameter in one.
        package let text: String
        /// What it is performed with.
        package let parameters: [Parameter]
    }
}

extension LoadedPlugin.Intent {
    init(_ descriptor: widget_intent) {
        name = String(cString: descriptor.name)
        self.descriptor = descriptor
        parameters = LoadedPlugin.Parameter.all(descriptor.parameters, descriptor.parameter_count)
        let words = [descriptor.name, descriptor.title, descriptor.description].compactMap { $0 }
        text =
            "intent " + words.map { String(cString: $0) }.joined(separator: "|")
            + (descriptor.options & UInt32(WIDGET_UNLISTED) == 0 ? "" : " (unlisted)")
            + parameters.map { "\n  \($0.text)" }.joined()
    }
}

extension widget_shortcut {
    /// Intent, title, symbol and phrases in one line.
    var text: String {
        let words = [intent, title, symbol].map { $0.map { String(cString: $0) } ?? "-" }
        let phrases = (0..<phrase_count).compactMap { self.phrases?[$0] }
        return "shortcut " + words.joined(separator: "|") + ": "
            + phrases.map { String(cString: $0) }.joined(separator: ", ")
    }
}
