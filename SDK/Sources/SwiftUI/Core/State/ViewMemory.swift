package import CWidgetPlugin

/// The state that an entry's views keep between recordings.
///
/// Views are recorded and laid out; when actions of theirs ran meanwhile, such as those of
/// `onAppear` and `onPreferenceChange`, they are recorded again with the state that the actions
/// left, until none runs.
@MainActor
package final class ViewMemory {
    /// The maximum number of recordings of an entry, in case the actions of its views never end.
    private static let recordingLimit = 4

    private var objects: [ViewPlace: AnyObject] = [:]
    private var waiting: [() -> Void] = []
    private var recordings = 1
    private var awaitsRecording = false

    /// Creates an empty memory.
    package init() {}

    /// The memory for the next recording: this one if another recording was requested, or else an
    /// empty one.
    package var next: ViewMemory {
        guard awaitsRecording else { return ViewMemory() }
        awaitsRecording = false
        recordings += 1
        return self
    }

    /// Returns the object kept for a position; creates it if there is none.
    func object<Object: AnyObject>(at place: ViewPlace, _ make: () -> Object) -> Object {
        if let known = objects[place] as? Object { return known }
        let object = make()
        objects[place] = object
        return object
    }

    /// Runs `action` once all of the views that are recorded now are, and has them recorded again.
    func afterRecording(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Calls `action` after a recording if `value` differs from that of the previous one.
    ///
    /// The old value is `nil` the first time.
    func whenChanged<Value: Equatable>(
        _ value: Value, at place: ViewPlace, _ action: @escaping (_ old: Value?) -> Void
    ) {
        let cell = object(at: place) { StateCell<Value?>(nil) }
        let old = cell.value
        guard old != value else { return }
        cell.value = value
        afterRecording { action(old) }
    }

    /// Runs the actions pending at the end of a recording, and requests another recording from the
    /// runner.
    package func runActions(_ view: UnsafeMutablePointer<widget_view>) {
        let actions = waiting
        waiting = []
        for action in actions { action() }
        let offset = MemoryLayout<widget_view>.offset(of: \.record_again) ?? .max
        guard view.pointee.size > offset, !actions.isEmpty, recordings < Self.recordingLimit else {
            return
        }
        awaitsRecording = true
        widget_record_again(view)
    }
}

/// The position of a view among those of its entry, which is the same in each recording.
struct ViewPlace: Hashable {
    private var path: UInt64 = 0

    /// The place of the view's child, modifier or property with a number.
    func inside(_ number: Int, _ type: Any.Type) -> ViewPlace {
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(number)
        hasher.combine(ObjectIdentifier(type))
        return ViewPlace(path: UInt64(bitPattern: Int64(hasher.finalize())))
    }
}

/// A value that outlives the recording of its view.
final class StateCell<Value>: @unchecked Sendable {
    // Unchecked: views are recorded, and change their state, on the main thread.
    var value: Value

    init(_ value: Value) { self.value = value }
}
