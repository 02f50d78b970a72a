package import CWidgetPlugin
import Foundation

extension LoadedPlugin {
    /// A parameter that was declared, with its strings copied.
    package struct Parameter {
        package let name: String
        package let type: widget_type
        package let descriptor: widget_parameter
        /// Everything declared, in one line.
        package let text: String
    }
}

extension LoadedPlugin.Parameter {
    init(_ raw: widget_parameter) {
        name = String(cString: raw.name)
        type = raw.type
        descriptor = raw
        let title = raw.title.map { " \"\(String(cString: $0))\"" } ?? ""
        let description = raw.description.map { " \"\(String(cString: $0))\"" } ?? ""
        let flags = raw.flags == 0 ? "" : " flags=\(raw.flags)"
        var range = raw.maximum == 0 ? "" : " \(raw.minimum)...\(raw.maximum)"
        if raw.greatest_count > 0 { range += " \(raw.least_count)-\(raw.greatest_count) values" }
        let choices = (0..<raw.choice_count).compactMap { raw.choices?[$0] }.map(Self.text)
        text =
            "\(name)\(title)\(description)=\(Self.text(raw.default_value, raw.type))\(flags)\(range)"
            + (choices.isEmpty ? "" : " [\(choices.joined(separator: ", "))]") + Self.cases(of: raw)
    }

    /// The cases in which users are asked for it; a value is read as a text that it is not when its
    /// type is another.
    private static func cases(of raw: widget_parameter) -> String {
        (0..<raw.case_count).compactMap { raw.cases?[$0] }.map { one in
            let conditions = (0..<one.condition_count).compactMap { one.conditions?[$0] }
            return " if " + conditions.map(text).joined(separator: " and ")
        }.joined(separator: " or")
    }

    private static func text(_ condition: widget_condition) -> String {
        let subject = condition.parameter.map { String(cString: $0) } ?? "family"
        let comparison = HeaderNames.shared.name(
            condition.comparison.rawValue, in: "widget_comparison")
        let families =
            condition.families == 0
            ? "" : " " + HeaderNames.shared.names(condition.families, in: "widget_family")
        return "\(condition.negated ? "not " : "")\(subject) \(comparison)\(families)"
            + (condition.value_count == 0 ? "" : " of \(condition.value_count)")
    }

    static func all(
        _ parameters: UnsafePointer<widget_parameter>?, _ count: Int
    ) -> [LoadedPlugin.Parameter] {
        UnsafeBufferPointer(start: parameters, count: count).map { LoadedPlugin.Parameter($0) }
    }

    static func text(_ choice: widget_choice) -> String {
        [choice.id, choice.title, choice.subtitle].compactMap { $0 }
            .map { String(cString: $0) }.joined(separator: "|")
    }

    private static func text(_ value: widget_value, _ type: widget_type) -> String {
        switch type {
        case WIDGET_BOOL: "\(value.as_bool)"
        case WIDGET_INT: "\(value.as_int)"
        case WIDGET_STRING: "\"\(value.as_string.map { String(cString: $0) } ?? "")\""
        default: "\(value.as_double)"
        }
    }

    /// A value of the parameter's type; strings are never freed.
    package func value(parsing text: String) -> widget_value {
        var value = widget_value()
        switch type {
        case WIDGET_BOOL: value.as_bool = text == "true"
        case WIDGET_INT: value.as_int = Int64(text) ?? 0
        case WIDGET_STRING: value.as_string = UnsafePointer(strdup(text))
        default: value.as_double = Double(text) ?? 0
        }
        return value
    }
}

extension [LoadedPlugin.Parameter] {
    /// The values of those that `settings` names, by their indices.
    package func values(of settings: [String: String]) -> [Int: widget_value] {
        var values: [Int: widget_value] = [:]
        for (index, parameter) in enumerated() {
            values[index] = settings[parameter.name].map { parameter.value(parsing: $0) }
        }
        return values
    }
}
