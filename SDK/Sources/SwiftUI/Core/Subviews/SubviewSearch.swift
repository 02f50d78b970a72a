import CWidgetPlugin
import PortholeFoundation

/// Traverses the subviews of a content, to list all of them or to record one.
///
/// What a builder, a group, a loop, a condition or a view's body is made of is walked through; a
/// view that draws or arranges others itself is one of those that are found. Each is known by its
/// path: which child it is at each step from the content.
@MainActor
final class SubviewSearch {
    /// A view that was found.
    struct Find {
        let path: [Int]
        let values: ContainerValues
        /// The path of the section around it; nil outside sections.
        let section: [Int]?
        let part: SectionPart
    }

    /// A part of a section.
    enum SectionPart {
        case header, content, footer
    }

    private let wanted: [Int]?
    private var path: [Int] = []
    private var section: [Int]?
    private var part = SectionPart.content
    /// The results so far.
    private(set) var found: [Find] = []

    /// Lists all subviews, or chooses the one at a path.
    init(choosing wanted: [Int]? = nil) { self.wanted = wanted }

    /// Enters a child; returns `false` if the searched view is not inside.
    func enter(_ number: Int) -> Bool {
        if let wanted, path.count >= wanted.count || wanted[path.count] != number { return false }
        path.append(number)
        return true
    }

    /// Leaves the child.
    func leave() { path.removeLast() }

    /// Returns whether the view at the current path is the wanted one; adds it to the list if all
    /// are wanted.
    func finds(_ values: ContainerValues) -> Bool {
        if let wanted { return path == wanted }
        found.append(Find(path: path, values: values, section: section, part: part))
        return false
    }

    /// Walks through a section.
    func inSection(_ content: () -> Void) {
        let outer = (section, part)
        section = path
        content()
        (section, part) = outer
    }

    /// Walks through a part of the section.
    func inPart(_ part: SectionPart, _ content: () -> Void) {
        self.part = part
        content()
    }
}

/// A primitive view with subviews.
@MainActor
protocol SubviewSource {}

extension TupleView: SubviewSource {}
extension AnyView: SubviewSource {}
extension EmptyView: SubviewSource {}
extension Optional: SubviewSource where Wrapped: View {}
extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {}
extension _ViewModifier_Content: SubviewSource {}
extension Group: SubviewSource where Content: View {}
extension ForEach: SubviewSource where Content: View {}
extension Section: SubviewSource where Parent: View, Content: View, Footer: View {}
extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {}

extension ViewRecorder {
    /// Returns the subviews of a content in this context.
    func subviews<V: View>(of content: V) -> [(subview: Subview, find: SubviewSearch.Find)] {
        var silent = widget_view.silent
        let place = place.inside(-2, V.self)
        let environment = environment.with { $0.containerValues = ContainerValues() }
        let search = SubviewSearch()
        withUnsafeMutablePointer(to: &silent) { silent in
            let recorder = ViewRecorder(
                silent, environment: environment, preferences: PreferenceScope(), memory: memory,
                place: place)
            recorder.searching(with: search) { recorder.recordChildren(content) }
        }
        return search.found.map { find in
            (Subview(root: content, place: place, find: find), find)
        }
    }
}

extension EnvironmentValues {
    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var values = self
        change(&values)
        return values
    }
}

extension widget_view {
    /// A recorder that discards everything.
    fileprivate static var silent: widget_view {
        widget_view(
            size: MemoryLayout<widget_view>.size, begin: { _, _ in }, end: { _ in },
            set_bool: { _, _, _ in }, set_int: { _, _, _ in }, set_double: { _, _, _ in },
            set_doubles: { _, _, _, _ in }, set_string: { _, _, _, _ in },
            set_date: { _, _, _ in }, set_paint: { _, _, _ in }, set_font: { _, _, _ in },
            set_callback: { _, _, _, context, release in release?(context) },
            environment: { _ in nil }, set_image: { _, _, _ in },
            measure: { _, _, _, _, _ in false }, set_action: { _, _, _, _, _ in },
            record_again: { _ in })
    }
}
