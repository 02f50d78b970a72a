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
