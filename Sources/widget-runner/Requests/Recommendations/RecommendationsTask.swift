import CWidgetPlugin
import WidgetWire

/// A question for configurations that users can place a widget with.
struct RecommendationsTask: ProviderTask {
    let widget: Widget
    private let recommend: Widget.RecommendFunction

    init(_ widget: Widget) throws(RunnerError) {
        guard let recommend = widget.recommend else { throw .noRecommendations(kind: widget.kind) }
        self.widget = widget
        self.recommend = recommend
    }

    var declaration: Declaration { widget.declaration }
    var parameters: [DeclaredParameter] { [] }
    var values: [String: ParameterValue] { [:] }
    var draft: RecommendationsDraft { RecommendationsDraft(of: widget) }

    func call(_ out: UnsafeMutablePointer<widget_recommendations>, _ arguments: ProviderArguments) {
        recommend(out)
    }

    func deliver(_ answer: RecommendationsReply, of request: ProviderRequest<RecommendationsTask>) {
        request.finish(.recommendations(answer))
    }
}
