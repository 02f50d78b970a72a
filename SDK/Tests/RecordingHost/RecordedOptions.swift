package import CWidgetPlugin
import Foundation

/// One question for the values of a parameter, and its answer.
package final class RecordedOptions: @unchecked Sendable {
    // Unchecked: what the plugin writes is read after its answer was complete.
    private let parameter: widget_parameter
    private let settings: [Int: widget_value]
    private let answer = Answer()
    private var lines: [String] = []

    /// Prepares a question; `settings` are by the index of the parameter.
    package init(_ parameter: widget_parameter, settings: [Int: widget_value]) {
        self.parameter = parameter
        self.settings = settings
    }

    /// Asks on this thread and waits for the choices and their sections, one line each.
    package func found(_ search: String) -> [String] {
        guard let find = parameter.find_options else { return ["no options"] }
        search.withCString { search in
            find(Table.lasting(Self.functions, self), search)
            answer.wait()
        }
        return lines + (answer.failure.map { ["failed: \($0)"] } ?? [])
    }

    private typealias Table = FunctionTable<widget_options, RecordedOptions>

    private static let functions = widget_options(
        size: MemoryLayout<widget_options>.size,
        context: { Table.owner($0).parameter.options_context },
        is_cancelled: { _ in false },
        setting: { out, index, value in
            guard let setting = Table.owner(out).settings[index] else { return false }
            value?.pointee = setting
            return true
        },
        section: { out, title, subtitle in
            let words = [title, subtitle].compactMap { $0 }.map { String(cString: $0) }
            Table.owner(out).lines.append("[\(words.joined(separator: "|"))]")
        },
        add: { out, choice in
            guard let choice = choice?.pointee else { return }
            Table.owner(out).lines.append(LoadedPlugin.Parameter.text(choice))
        },
        fail: { Table.owner($0).answer.fail($1, $2) },
        defer: { Table.owner($0).answer.defer() },
        complete: { Table.owner($0).answer.complete() })
}
