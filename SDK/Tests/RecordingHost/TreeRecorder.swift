package import CWidgetPlugin
package import Foundation

/// Writes what a plugin records as indented text, one line a view.
///
/// Plays the runner's part: geometry readers and paths get 100 × 50 points, alignment guides a view
/// of 10 × 20, what is to be recorded again is, and what is measured is as wide as its room, or 10
/// points, and 20 points high.
package final class TreeRecorder {
    private let epoch: Date
    private var lines: [String] = []
    private var open: [Node] = []
    private var isRecordedAgain = false

    private struct Node {
        let kind: widget_kind
        var line: String
        var isWritten = false
        var callbacks: [Callback] = []
    }

    fileprivate struct Callback {
        let function: widget_function
        let context: UnsafeMutableRawPointer?
        let release: widget_release?
    }

    private init(epoch: Date) { self.epoch = epoch }

    /// Records what `content` does with a view; dates read as seconds after `epoch`.
    package static func text(
        environment: widget_environment, epoch: Date = Date(timeIntervalSince1970: 0),
        _ content: (UnsafeMutablePointer<widget_view>) -> Void
    ) -> String {
        while true {
            let recorder = TreeRecorder(epoch: epoch)
            recorder.environment.initialize(to: environment)
            FunctionTable.with(functions, recorder, content)
            precondition(recorder.open.isEmpty, "\(recorder.open.count) views were not ended")
            if !recorder.isRecordedAgain { return recorder.lines.joined(separator: "\n") }
        }
    }

    private let environment = UnsafeMutablePointer<widget_environment>.allocate(capacity: 1)

    deinit { environment.deallocate() }

    private static let functions = widget_view(
        size: MemoryLayout<widget_view>.size,
        begin: { Table.owner($0).begin($1) },
        end: { Table.owner($0).end($0) },
        set_bool: { Table.owner($0).set($1, "\($2)") },
        set_int: { Table.owner($0).set($1, AttributeText.integer($2, of: $1)) },
        set_double: { Table.owner($0).set($1, AttributeText.number($2)) },
        set_doubles: { view, name, values, count in
            let values = UnsafeBufferPointer(start: values, count: count)
            Table.owner(view)
                .set(name, values.map(AttributeText.number).joined(separator: ","))
        },
        set_string: { view, name, text, length in
            let bytes = UnsafeRawBufferPointer(start: text, count: length)
            Table.owner(view).set(name, "\"\(String(decoding: bytes, as: UTF8.self))\"")
        },
        set_date: { Table.owner($0).set($1, date: $2) },
        set_paint: { view, name, paint in
            if let paint { Table.owner(view).set(name, AttributeText.paint(paint.pointee)) }
        },
        set_font: { view, name, font in
            if let font { Table.owner(view).set(name, AttributeText.font(font.pointee)) }
        },
        set_callback: { view, name, function, context, release in
            guard let function else { return }
            Table.owner(view).set(
                name, Callback(function: function, context: context, release: release))
        },
        environment: { UnsafePointer(Table.owner($0).environment) },
        set_image: { view, name, image in
            if let image { Table.owner(view).set(name, AttributeText.image(image.pointee)) }
        },
        measure: { view, room, content, context, out in
            // What is measured is recorded elsewhere, as the runner does.
            let environment = Table.owner(view).environment.pointee
            _ = TreeRecorder.text(environment: environment) { content?($0, context) }
            out?.pointee.width = room.width.isNaN ? 10 : room.width
            out?.pointee.height = 20
            return true
        },
        set_action: { view, name, intent, arguments, count in
            guard let intent else { return }
            let arguments = UnsafeBufferPointer(start: arguments, count: count)
            Table.owner(view).set(name, AttributeText.action(intent, arguments))
        },
        record_again: { Table.owner($0).isRecordedAgain = true })

    private typealias Table = FunctionTable<widget_view, TreeRecorder>

    private func begin(_ kind: widget_kind) {
        writeOpenNode()
        open.append(
            Node(kind: kind, line: HeaderNames.shared.name(kind.rawValue, in: "widget_kind")))
    }

    private func end(_ view: UnsafeMutablePointer<widget_view>?) {
        writeOpenNode()
        guard let node = open.last else { fatalError("a view was ended that was not begun") }
        for callback in node.callbacks {
            if node.kind == WIDGET_GEOMETRY_READER || node.kind == WIDGET_DEFERRED {
                callback.recordGeometry(view)
            }
            callback.release?(callback.context)
        }
        open.removeLast()
    }

    private func set(_ attribute: widget_attribute, _ value: String) {
        guard let node = open.last, !node.isWritten else {
            fatalError("attribute \(attribute.rawValue) was set after the view's children")
        }
        let name = HeaderNames.shared.name(attribute.rawValue, in: "widget_attribute")
        open[open.count - 1].line += " \(name)=\(value)"
    }

    private func set(_ attribute: widget_attribute, date: Double) {
        set(attribute, AttributeText.number((date - epoch.timeIntervalSince1970).rounded()))
    }

    private func set(_ attribute: widget_attribute, _ callback: Callback) {
        open[open.count - 1].callbacks.append(callback)
        if open.last?.kind == WIDGET_ALIGNMENT_GUIDE, attribute == WIDGET_CONTENT {
            set(attribute, AttributeText.number(callback.guide))
        }
        if open.last?.kind == WIDGET_PATH { set(attribute, callback.path) }
    }

    private func writeOpenNode() {
        guard let node = open.last, !node.isWritten else { return }
        lines.append(String(repeating: "  ", count: open.count - 1) + node.line)
        open[open.count - 1].isWritten = true
    }
}

extension TreeRecorder.Callback {
    fileprivate func recordGeometry(_ view: UnsafeMutablePointer<widget_view>?) {
        var geometry = widget_geometry()
        geometry.size = MemoryLayout<widget_geometry>.size
        geometry.width = 100
        geometry.height = 50
        unsafeBitCast(function, to: widget_geometry_content.self)(view, &geometry, context)
    }

    fileprivate var path: String {
        CollectedPath.text { path in
            unsafeBitCast(function, to: widget_path_content.self)(path, 100, 50, context)
        }
    }

    fileprivate var guide: Double {
        var dimensions = widget_dimensions(
            size: MemoryLayout<widget_dimensions>.size, width: 10, height: 20,
            first_text_baseline: 16, last_text_baseline: 18,
            guide: { _, guide, _ in
                switch guide {
                case Int64(WIDGET_FIRST_TEXT_BASELINE.rawValue): 16
                case Int64(WIDGET_LAST_TEXT_BASELINE.rawValue): 18
                default: .nan
                }
            })
        return unsafeBitCast(function, to: widget_guide.self)(&dimensions, context)
    }
}
