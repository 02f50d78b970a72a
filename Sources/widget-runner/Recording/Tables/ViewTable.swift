import CWidgetPlugin
import Glibc
import WidgetLayout
import WidgetWire

/// A recorder as the header's C struct, which is its first field; never freed.
struct ViewTable {
    private let table: widget_view
    fileprivate let handles: Unmanaged<ViewHandles>
    /// The plugin's main thread.
    fileprivate let thread: pthread_t
    /// The recording; nil while the handle is not lent.
    var recording: ViewRecording?

    /// Makes a handle for use on the caller's thread.
    static func make(_ handles: ViewHandles) -> UnsafeMutablePointer<ViewTable> {
        let view = UnsafeMutablePointer<ViewTable>.allocate(capacity: 1)
        view.initialize(
            to: ViewTable(
                table: functions, handles: .passRetained(handles), thread: pthread_self()))
        return view
    }

    private static var functions: widget_view {
        widget_view(
            size: MemoryLayout<widget_view>.size,
            begin: { view, kind in view?.recording?.builder.begin(kind.rawValue) },
            end: { view in view?.recording?.builder.end() },
            set_bool: { view, name, value in view?.recording?.set(name, .bool(value)) },
            set_int: { view, name, value in view?.recording?.set(name, .int(value)) },
            set_double: { view, name, value in view?.recording?.set(name, .double(value)) },
            set_doubles: { view, name, values, count in
                let values = UnsafeBufferPointer(start: values, count: values == nil ? 0 : count)
                view?.recording?.set(name, .doubles(Array(values)))
            },
            set_string: { view, name, bytes, length in
                view?.recording?.set(name, .string(String(plugin: bytes, length: length)))
            },
            set_date: { view, name, date in view?.recording?.set(name, .date(date)) },
            set_paint: { view, name, paint in
                view?.recording?.set(name, paint.flatMap(PaintValue.init).map { .paint($0) })
            },
            set_font: { view, name, font in
                view?.recording?.set(name, font.map { .font(FontValue($0)) })
            },
            set_callback: { view, name, function, context, release in
                let context = PluginContext(context, release: release)
                guard let recording = view?.recording else { return }
                let callback = function.flatMap { recording.callback(name, $0, context) }
                recording.set(name, callback.map { .callback($0) })
            },
            environment: { view in view?.environment },
            set_image: { view, name, image in
                guard let recording = view?.recording else { return }
                recording.set(name, image.map { .image(recording.handles.images.image($0)) })
            },
            measure: { view, room, content, context, out in
                guard let content, let out, let recording = view?.recording else { return false }
                return recording.measure(in: room, out) { content($0, context) }
            },
            set_action: { view, name, intent, arguments, count in
                guard let recording = view?.recording else { return }
                let action = Action(intent: intent, arguments, count: count)
                recording.set(name, action.map { .action($0) })
            },
            record_again: { view in view?.recording?.handles.isRecordedAgain = true })
    }
}

extension UnsafePointer<widget_view> {
    private var table: UnsafePointer<ViewTable> {
        UnsafeRawPointer(self).assumingMemoryBound(to: ViewTable.self)
    }

    /// The recording that a call belongs to; nil, and a line in the log, when it comes too late or
    /// from another thread.
    fileprivate var recording: ViewRecording? {
        guard pthread_equal(pthread_self(), table.pointee.thread) != 0 else {
            return report("A view was used outside the plugin's main thread; the call is ignored.")
        }
        guard let recording = table.pointee.recording else {
            return report("A view was used after its content function returned; it is ignored.")
        }
        return recording
    }

    private func report(_ sentence: String) -> ViewRecording? {
        table.pointee.handles.takeUnretainedValue().report(sentence)
        return nil
    }

    /// The environment that a call sees; never NULL.
    fileprivate var environment: UnsafePointer<widget_environment> {
        let fallback = table.pointee.handles.takeUnretainedValue().fallback
        return (recording?.environment ?? fallback).pointer
    }
}

extension UnsafeMutablePointer<widget_view> {
    /// The recording that a call belongs to.
    fileprivate var recording: ViewRecording? { UnsafePointer(self).recording }
}

extension ViewRecording {
    /// Sets an attribute of the open view; nil stands for a value that could not be read.
    fileprivate func set(_ name: widget_attribute, _ value: AttributeValue?) {
        guard let value else {
            return handles.report(
                "The value of attribute \(name.rawValue) cannot be read; it has no effect.")
        }
        builder.set(name.rawValue, value)
    }
}
