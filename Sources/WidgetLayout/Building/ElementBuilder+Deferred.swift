extension ElementBuilder {
    /// The content of a function that is called when its place is known; nil without a function.
    func deferredContent(
        _ view: RecordedView, _ inherited: Inherited,
        severalIn stack: Inherited.ImplicitStack
    ) -> ((GeometryValue) -> Element?)? {
        guard case .geometry(let record) = view.node.callback else { return nil }
        let inner = inherited.inStack(along: nil).joined(as: stack)
        let depth = max(0, tree.limits.depth - tree.depth(of: view.index))
        let (session, report) = (session, tree.report)
        func element(_ record: (ViewTreeBuilder) -> Void) -> Element? {
            let limits = ViewTreeLimits(depth: depth, nodes: session.nodesLeft)
            let recorder = ViewTreeBuilder(limits: limits, report: report)
            record(recorder)
            guard let content = try? recorder.finish() else { return nil }
            session.nodesLeft = max(0, session.nodesLeft - content.count)
            return ElementBuilder(tree: content, session: session).root(inner, id: view.id)
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
