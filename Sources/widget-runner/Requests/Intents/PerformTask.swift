import CWidgetPlugin
import WidgetWire

/// One performance of an intent, as for a press.
struct PerformTask: ProviderTask {
    let intent: Intent
    let values: [String: ParameterValue]
    let now: Double

    /// Finds the intent that the host asks for.
    init(_ message: PerformRequest, among intents: [Intent]) throws(RunnerError) {
        guard let intent = intents.first(where: { $0.name == message.action.intent }) else {
            throw .unknownIntent(message.action.intent, known: intents.map(\.name))
        }
        self.intent = intent
        values = message.action.arguments
        now = message.now
    }

    var declaration: Declaration { intent.declaration }

    var parameters: [DeclaredParameter] { intent.parameters }

    var draft: OutcomeDraft { OutcomeDraft(intent: intent.name) }

    func call(_ out: UnsafeMutablePointer<widget_result>, _ arguments: ProviderArguments) {
        ProviderCall.call(intent.perform, out, intent.readsSettings ? nil : arguments)
    }

    func deliver(_ answer: PerformEnd, of request: ProviderRequest<PerformTask>) {
        request.finish(.performed(answer))
    }
}
