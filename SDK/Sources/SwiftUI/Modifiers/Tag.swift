import CWidgetPlugin

/// A search for the view with a tag, during which views with other tags are skipped.
final class TagSearch: Equatable {
    let tag: AnyHashable
    private(set) var isFound = false

    init(_ tag: AnyHashable) { self.tag = tag }

    /// Whether a view's tag is the one.
    func matches(_ other: AnyHashable) -> Bool {
        guard other == tag else { return false }
        isFound = true
        return true
    }

    static func == (left: TagSearch, right: TagSearch) -> Bool { left === right }
}

extension EnvironmentValues {
    private struct TagSearchKey: EnvironmentKey {
        // Sound: it is nil.
        nonisolated(unsafe) static let defaultValue: TagSearch? = nil
    }

    /// The search that views recorded now are part of.
    var tagSearch: TagSearch? {
        get { self[TagSearchKey.self] }
        set { self[TagSearchKey.self] = newValue }
    }
}

extension ViewRecorder {
    /// Records a view with a tag, unless a search for another tag is active.
    func recordTagged(_ tag: AnyHashable, _ content: () -> Void) {
        guard let search = environment.tagSearch else { return content() }
        if search.matches(tag) {
            withEnvironment({ $0.tagSearch = nil }, content)
        } else {
            node(WIDGET_GROUP)
        }
    }
}

/// A view with a value to choose it by.
struct TagModifier: PrimitiveModifier {
    // Sound: compared on the main thread only.
    nonisolated(unsafe) let tag: AnyHashable

    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.withEnvironment({ $0.containerValues.tag = tag }) {
            recorder.recordTagged(tag, content)
        }
    }
}

extension View {
    /// Sets a tag, by which a canvas finds the view.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: AnyHashable(tag)))
    }
}
