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
