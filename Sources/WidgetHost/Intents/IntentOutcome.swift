public import Foundation
import WidgetWire

/// The outcome of an intent that was performed.
public struct IntentOutcome: Sendable, Hashable {
    /// The intent's message to the user; empty when there is none.
    public let words: String
    /// The URL to open; nil when there is none.
    public let url: URL?
}

extension IntentOutcome {
    private static let wordLimit = 4_096

    init(_ message: PerformEnd) throws(ProtocolViolation) {
        words = PlainText.line(message.words, limit: Self.wordLimit)
        guard !message.url.isEmpty else {
            url = nil
            return
        }
        guard let url = OpenableURL.url(message.url) else {
            throw ProtocolViolation("it asks to open what is not a URL that can be opened")
        }
        self.url = url
    }
}
