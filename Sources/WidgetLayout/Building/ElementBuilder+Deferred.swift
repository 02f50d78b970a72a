extension ElementBuilder {
    /// The content of a function that is called when its place is known; nil without a function.
    func deferredContent(
        _ view: RecordedView, _ inherited: Inherited,
        severalIn stack: Inherited.ImplicitStack
    ) -> ((GeometryValue) -> Element?)? {
        guard case .geometry(let record) = view.node.callback else { return nil }
        let inner = inherited.inStack(along: nil).joined(as: stack)
        let recorder = DeferredRecorder(view, tree, session)
        func element(_ record: (ViewTreeBuilder) -> Void) -> Element? {
            recorder.tree(record).map {
                ElementBuilder(tree: $0, session: recorder.session).root(inner, id: view.id)
            }
        }
        return { geometry in
            element { recorder in
                recorder.measure = { width, height, record in
                    let measured = element(record) ?? EmptyElement(id: view.id.value)
                    return ViewMeasurement(measured, for: Proposal(width: width, height: height))
                }
                record(geometry, recorder)
            }
        }
    }
}

/// Records content within the limits that the views around it leave.
struct DeferredRecorder {
    let session: LayoutSession
    private let depth: Int
    private let report: (String) -> Void

    init(_ view: RecordedView, _ tree: ViewTree, _ session: LayoutSession) {
        self.session = session
        depth = max(0, tree.limits.depth - tree.depth(of: view.index))
        report = tree.report
    }

    /// The views that a function records; nil when the recording cannot be finished.
    func tree(_ record: (ViewTreeBuilder) -> Void) -> ViewTree? {
        let limits = ViewTreeLimits(depth: depth, nodes: session.nodesLeft)
        let recorder = ViewTreeBuilder(limits: limits, report: report)
        record(recorder)
        guard let content = try? recorder.finish() else { return nil }
        session.nodesLeft = max(0, session.nodesLeft - content.count)
        return content
    }
}
