import CWidgetPlugin
import WidgetWire

/// A request for the configurations that a widget recommends.
struct RecommendationsTask: ProviderTask {
    let provider: EntryProvider
    private let recommend: Widget.RecommendFunction

    init(_ widget: Widget) throws(RunnerError) {
        guard let recommend = widget.recommend else { throw .noRecommendations(kind: widget.kind) }
        provider = widget.provider
        self.recommend = recommend
    }

    var declaration: Declaration { provider.declaration }
    var parameters: [DeclaredParameter] { [] }
    var values: [String: ParameterValue] { [:] }
    var draft: RecommendationsDraft { RecommendationsDraft(of: provider) }

    func call(_ out: UnsafeMutablePointer<widget_recommendations>, _ arguments: ProviderArguments) {
        recommend(out)
    }

    func deliver(_ answer: RecommendationsReply, of request: ProviderRequest<RecommendationsTask>) {
        request.finish(.recommendations(answer))
    }
}
