public import Foundation
import WidgetWire

/// What came of an intent that was performed.
public struct IntentOutcome: Sendable, Hashable {
    /// What the intent says to the user; empty: nothing.
    public let words: String
    /// What is to be opened; nil: nothing.
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
            throw ProtocolViolation("what it wants opened is no URL that can be")
        }
        self.url = url
    }
}
