/// Records views, one call after another, as `widget_view` of `widget_views.h` promises.
///
/// A plugin's mistakes are reported in a sentence and otherwise tolerated; nothing here traps.
/// Belongs to the plugin's main thread.
public final class ViewTreeBuilder {
    private var tree: ViewTree
    private var open: [Int] = [0]
    /// The number of open views that were begun beyond the limits.
    private var skipped = 0
    private var isFinished = false
    private var reported: Set<String> = []
    /// Measures the views that a closure records; nil while this is not possible.
    public internal(set) var measure: ViewMeasurement.Function?

    /// Starts an empty recording.
    ///
    /// - Parameters:
    ///   - limits: Views beyond them are cut.
    ///   - report: Receives a sentence for each kind of mistake, once.
    public init(limits: ViewTreeLimits = .default, report: @escaping (String) -> Void) {
        tree = ViewTree(limits: limits, report: report)
    }

    /// The kind of the open view; nil outside of any, and beyond the limits.
    public var openKind: ViewKind? {
        guard skipped == 0, open.count > 1, let index = open.last else { return nil }
        return tree.nodes[index].kind
    }

    /// Opens a view inside the open one; an unknown kind becomes a group.
    public func begin(_ kind: UInt32) {
        guard skipped == 0, fits() else {
            skipped += 1
            return
        }
        let known = ViewKind(rawValue: kind)
        if known == nil {
            reportOnce("View kind \(kind) is unknown to this runner; its children stand alone.")
        }
        append(ViewTree.Node(kind: known ?? .group, depth: open.count))
    }

    /// Sets an attribute of the open view; the last value counts.
    public func set(_ attribute: UInt32, _ value: AttributeValue) {
        guard skipped == 0 else { return }
        guard let name = ViewAttribute(rawValue: attribute) else {
            reportOnce("View attribute \(attribute) is unknown to this runner and has no effect.")
            return
        }
        guard open.count > 1, let index = open.last else {
            reportOnce("Attribute \(name) was set outside any view; begin a view first.")
            return
        }
        guard value.kind == name.valueType else {
            reportOnce(
                "Attribute \(name) takes a \(name.valueType.rawValue), "
                    + "not a \(value.kind.rawValue); it has no effect.")
            return
        }
        tree.nodes[index].attributes.set(name, value)
    }

    /// Closes the view that was opened last.
    public func end() {
        if skipped > 0 {
            skipped -= 1
        } else if open.count > 1 {
            open.removeLast()
        } else {
            reportOnce("A view was ended that had not begun; match each begin with one end.")
        }
    }

    /// Ends the recording; views still open are closed.
    ///
    /// - Throws: When it had ended before.
    public func finish() throws(ViewTreeError) -> ViewTree {
        guard !isFinished else { throw .alreadyFinished }
        isFinished = true
        if let kind = openKind {
            reportOnce("A \(kind) was begun and not ended; match each begin with one end.")
        }
        tree.limits.nodes -= tree.count
        return tree
    }

    private func fits() -> Bool {
        let limits = tree.limits
        if open.count > limits.depth {
            reportOnce("Views deeper than \(limits.depth) are cut; nest fewer.")
            return false
        }
        if tree.count >= limits.nodes {
            reportOnce("Views beyond \(limits.nodes) are cut; draw fewer.")
            return false
        }
        return true
    }

    private func append(_ node: ViewTree.Node) {
        let index = tree.nodes.count
        let parent = open[open.count - 1]
        if let previous = tree.nodes[parent].lastChild {
            tree.nodes[previous].nextSibling = index
        } else {
            tree.nodes[parent].firstChild = index
        }
        tree.nodes[parent].lastChild = index
        tree.nodes.append(node)
        open.append(index)
    }

    private func reportOnce(_ sentence: String) {
        if reported.insert(sentence).inserted { tree.report(sentence) }
    }
}
