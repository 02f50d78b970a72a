import CWidgetPlugin
import Glibc
import WidgetWire

extension RecommendationsTask {
    /// The longest description in bytes; a longer one is cut.
    private static let descriptionLimit = 1_024

    static var table: widget_recommendations {
        widget_recommendations(
            size: MemoryLayout<widget_recommendations>.size,
            context: { out in out?.request.task.provider.context },
            is_cancelled: { out in out?.request.isUnwanted ?? true },
            add: { out, description, arguments, count in
                guard let out else { return }
                let recommendation = RecommendationsTask.recommendation(
                    description, arguments, count: count)
                out.request.step {
                    $0.note("a configuration was recommended") { $0.add(recommendation) }
                }
            },
            fail: { out, bytes, length in out?.request.fail(bytes, length) },
            defer: { out in out?.request.step { $0.deferCompletion() } },
            complete: { out in out?.request.step { $0.complete() } })
    }

    /// Copies a plugin's recommendation; nil when an argument cannot be read.
    private static func recommendation(
        _ description: UnsafePointer<CChar>?, _ arguments: UnsafePointer<widget_argument>?,
        count: Int
    ) -> Recommendation? {
        guard let values = [String: ParameterValue](arguments, count: count) else { return nil }
        var recommendation = Recommendation()
        recommendation.title =
            description.map {
                String(plugin: $0, length: strnlen($0, descriptionLimit), limit: descriptionLimit)
            } ?? ""
        recommendation.configuration = values
        return recommendation
    }
}

extension UnsafePointer<widget_recommendations> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<RecommendationsTask> { RequestHandle.request(self) }
}

extension UnsafeMutablePointer<widget_recommendations> {
    /// The request behind a handle.
    fileprivate var request: ProviderRequest<RecommendationsTask> { RequestHandle.request(self) }
}
