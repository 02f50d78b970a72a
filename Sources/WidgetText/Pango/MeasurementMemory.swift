import WidgetWire

/// Remembers measurements, because layout asks for the same box many times over.
struct MeasurementMemory {
    private struct Question: Hashable {
        var paragraph: Paragraph
        var box: TextBox
        var context: TextContext
    }

    private var answers: [Question: TextMeasurement] = [:]

    /// Above this many, all is forgotten: enough for one widget's layout.
    private static let limit = 512

    mutating func measurement(
        of paragraph: Paragraph, in box: TextBox, context: TextContext,
        otherwise measure: () -> TextMeasurement
    ) -> TextMeasurement {
        let question = Question(paragraph: paragraph, box: box, context: context)
        if let answer = answers[question] { return answer }
        let answer = measure()
        if answers.count >= Self.limit { answers.removeAll(keepingCapacity: true) }
        answers[question] = answer
        return answer
    }
}
