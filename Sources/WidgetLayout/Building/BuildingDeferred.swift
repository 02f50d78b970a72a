extension ElementBuilder {
    /// Content of a function that is called when its place is known.
    func deferredContent(
        _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited,
        severalIn stack: Inherited.ImplicitStack
    ) -> ((GeometryValue) -> Element?)? {
        guard case .geometry(let record) = node.callback else { return nil }
        let inner = inherited.inStack(along: nil).joined(as: stack)
        let depth = max(0, tree.limits.depth - tree.depth(of: place.index))
        let (session, report) = (session, tree.report)
        func element(_ record: (ViewTreeBuilder) -> Void) -> Element? {
            let limits = ViewTreeLimits(depth: depth, nodes: session.nodesLeft)
            let recorder = ViewTreeBuilder(limits: limits, report: report)
            record(recorder)
            guard let content = try? recorder.finish() else { return nil }
            session.nodesLeft = max(0, session.nodesLeft - content.count)
            let builder = ElementBuilder(tree: content, session: session)
            return builder.view(Place(index: 0, id: place.id), inner)
        }
        return { geometry in
            element { recorder in
                recorder.measure = { width, height, record in
                    let measured = element(record) ?? EmptyElement(id: place.id.value)
                    return ViewMeasurement(measured, for: Proposal(width: width, height: height))
                }
                record(geometry, recorder)
            }
        }
    }
}
