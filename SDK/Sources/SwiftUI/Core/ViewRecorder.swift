package import CWidgetPlugin
import PortholeFoundation

/// Writes one evaluation of a view through the header's functions.
///
/// Lives only during one call of a content function, on the main thread.
@MainActor
package final class ViewRecorder {
    /// The environment of the views being recorded, which `@Environment` reads.
    package private(set) var environment: EnvironmentValues
    /// The recorder of the C header, for attributes without a setter here.
    package let view: UnsafeMutablePointer<widget_view>

    /// Collects the preferences of the views being recorded.
    private(set) var preferences: PreferenceScope

    /// The state kept since the previous recording.
    let memory: ViewMemory
    /// The position of the view being recorded.
    private(set) var place: ViewPlace
    /// The number of children recorded so far.
    private var childCount = 0

    /// The search for subviews that views recorded now are part of.
    private(set) var search: SubviewSearch?

    /// The number of nodes recorded so far.
    private var nodeCount = 0
    /// The number of nodes the runner keeps; it drops further ones.
    private static let nodeLimit = 100_000

    /// Whether further nodes can be kept.
    var hasRoom: Bool { nodeCount < Self.nodeLimit }

    /// The nesting depth of the views being recorded.
    private var depth = 0
    /// With more, the call stack could overflow, which would end the process without a reason.
    ///
    /// The runner cuts trees earlier, but a view without nodes of its own has no part in them.
    private static let depthLimit = 5_000
    /// The innermost view with a body among them.
    private var innermost: Any.Type?

    /// Starts recording at the position that `view` has.
    package convenience init(
        _ view: UnsafeMutablePointer<widget_view>, environment: EnvironmentValues,
        memory: ViewMemory = ViewMemory()
    ) {
        self.init(
            view, environment: environment, preferences: PreferenceScope(), memory: memory,
            place: ViewPlace())
    }

    init(
        _ view: UnsafeMutablePointer<widget_view>, environment: EnvironmentValues,
        preferences: PreferenceScope, memory: ViewMemory, place: ViewPlace
    ) {
        self.view = view
        self.environment = environment
        self.preferences = preferences
        self.memory = memory
        self.place = place
    }

    /// Records views whose preferences are kept together; returns where.
    func inPreferenceScope(_ content: () -> Void) -> PreferenceScope {
        let scope = preferences.enter()
        inPreferenceScope(scope, content)
        return scope
    }

    /// Records views whose preferences are kept in `scope`.
    func inPreferenceScope(_ scope: PreferenceScope, _ content: () -> Void) {
        let outer = preferences
        preferences = scope
        content()
        preferences = outer
    }

    /// Records any view as one node, unless another one is searched for.
    ///
    /// Ends the process where views are nested without end, as the overflowing stack does on
    /// Apple's platforms.
    package func record<V: View>(_ content: V) {
        guard depth < Self.depthLimit else { endNesting(at: V.self) }
        if let search {
            guard search.enter(childCount) else {
                childCount += 1
                return
            }
            defer { search.leave() }
            return recordInside(search, content)
        }
        recordFound(content)
    }

    /// Records a view during a search, which ends at a primitive view.
    private func recordInside<V: View>(_ search: SubviewSearch, _ content: V) {
        if !(content is any PrimitiveView) || content is any SubviewSource {
            recordFound(content)
        } else if search.finds(environment.containerValues) {
            searching(with: nil) { recordFound(content) }
        } else {
            childCount += 1
        }
    }

    /// Records views as if they stood at another place.
    func standing(at place: ViewPlace, _ content: () -> Void) {
        let around = (self.place, childCount)
        (self.place, childCount) = (place, 0)
        content()
        (self.place, childCount) = around
    }

    /// Records views as part of a search, or as part of none.
    func searching(with search: SubviewSearch?, _ content: () -> Void) {
        let outer = self.search
        self.search = search
        content()
        self.search = outer
    }

    /// Records any view as one node: a primitive as itself, another one as its body.
    private func recordFound<V: View>(_ content: V) {
        let around = (place: place, childCount: childCount)
        place = place.inside(childCount, V.self)
        childCount = 0
        depth += 1
        defer {
            depth -= 1
            place = around.place
            childCount = around.childCount + 1
        }
        V._makeView(view: content, inputs: _ViewInputs(recorder: self))
    }

    /// Records a view that is made of others.
    func recordBody<V: View>(of content: V) {
        if V.Body.self == Never.self {
            // A view of UIKit, of which only the room is left.
            NoEffect.of("\(V.self)")
            record(Color.clear)
        } else {
            var bound = content
            DynamicProperties.update(&bound, in: self)
            innermost = V.self
            record(bound.body)
        }
    }

    private func endNesting<V: View>(at type: V.Type) -> Never {
        fatalError(
            "\(innermost.map { "The body of \($0)" } ?? "A \(type)") is inside "
                + "\(Self.depthLimit) other views; a view must not contain itself without end.")
    }

    /// Records a container's content: one node for each view of a builder's block.
    package func recordChildren<V: View>(_ content: V) {
        V._makeViewList(view: content, inputs: _ViewInputs(recorder: self))
    }

    /// Records a node; `content` first sets its attributes, then records its children.
    package func node(_ kind: widget_kind, _ content: () -> Void = {}) {
        nodeCount += 1
        view.pointee.begin(view, kind)
        content()
        view.pointee.end(view)
    }

    /// Evaluates `content`, which records one node, with a changed environment.
    ///
    /// Values the runner must know, those of `RecordedEnvironmentKey`, are set on a group around
    /// it.
    package func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ content: () -> Void
    ) {
        let outer = environment
        let changed = environment.track(change)
        if changed.isEmpty {
            content()
        } else {
            node(WIDGET_GROUP) {
                for key in changed { key.record(environment, into: self) }
                content()
            }
        }
        environment = outer
    }
}
