import Foundation
import Testing

@testable import PortholeFoundation

@Suite("A data detector")
struct DetectorTests {
    private func found(_ types: NSTextCheckingTypes, in text: String) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        let all = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, range: all).map {
            ($0.url?.absoluteString ?? "") + ($0.phoneNumber ?? "") + " at \($0.range.location)"
        }
    }

    private let link: NSTextCheckingTypes = 32
    private let phone: NSTextCheckingTypes = 2048

    @Test func `finds addresses of pages and of mail`() throws {
        #expect(
            try found(link, in: "See https://example.com/a_(b). Or (www.example.test/x)!")
                == ["https://example.com/a_(b) at 4", "http://www.example.test/x at 35"])
        #expect(
            try found(link, in: "é hello@example.org, 🌻 swift.org:8080/?a=b, me@b.example.com;")
                == [
                    "mailto:hello@example.org at 2", "http://swift.org:8080/?a=b at 24",
                    "mailto:me@b.example.com at 45",
                ])
        #expect(try found(link, in: "a.b, v1.2.3, e.g. file.swift, 3.14, hello.world").isEmpty)
    }

    @Test func `finds telephone numbers, but no days`() throws {
        #expect(
            try found(phone, in: "Call +49 (30) 901820 or 555-123-4567.")
                == ["+49 (30) 901820 at 5", "555-123-4567 at 24"])
        #expect(try found(phone, in: "2026-11-22, 22.11.2026, 12345, 1,234,567.89").isEmpty)
        #expect(
            try found(link | phone, in: "www.example.com/5551234567 5551234567")
                == ["http://www.example.com/5551234567 at 0", "5551234567 at 27"])
    }

    /// A Wednesday.
    private let now = Date(timeIntervalSince1970: 1_709_712_000)

    private func dates(in text: String) -> [String] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let all = NSRange(location: 0, length: text.utf16.count)
        return DetectedDates.matches(in: text, all, calendar: calendar, now: now).map {
            let words = NSString(string: text).substring(with: $0.range)
            return "\(words): \($0.date?.ISO8601Format() ?? "")"
        }
    }

    @Test(arguments: [
        ("Lunch tomorrow at 5 pm?", ["tomorrow at 5 pm: 2024-03-07T17:00:00Z"]),
        ("On March 4th, 2026 we met", ["March 4th, 2026: 2026-03-04T12:00:00Z"]),
        ("4 July 2025, 09:30", ["4 July 2025, 09:30: 2025-07-04T09:30:00Z"]),
        ("due 2026-11-22T07:35", ["2026-11-22T07:35: 2026-11-22T07:35:00Z"]),
        ("due 2026-11-22", ["2026-11-22: 2026-11-22T12:00:00Z"]),
        (
            "next Friday and today at noon",
            [
                "next Friday: 2024-03-08T12:00:00Z", "today at noon: 2024-03-06T12:00:00Z",
            ]
        ),
        ("from 5pm", ["5pm: 2024-03-06T17:00:00Z"]),
        ("The sun may be 5 times 13 pm, 2026-02-30, v1.2.3 or 3.14", []),
    ])
    func `finds days and times`(_ text: String, _ found: [String]) {
        #expect(dates(in: text) == found)
    }

    @Test func `finds addresses and their parts`() throws {
        let text =
            "Visit 1 Infinite Loop, Cupertino, CA 95014 or Unter den Linden 77, 10117 Berlin."
        let detector = try NSDataDetector(types: 16)
        let all = NSRange(location: 0, length: text.utf16.count)
        let parts = detector.matches(in: text, range: all).map(\.addressComponents)
        #expect(
            parts == [
                [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"],
                [.street: "Unter den Linden 77", .zip: "10117", .city: "Berlin"],
            ])
        #expect(
            detector.numberOfMatches(
                in: "I have 3 ideas, and 10 more", range: NSRange(location: 0, length: 27)) == 0)
    }

    @Test
    func `reports matches until it is stopped, and requires a type to look for`() throws {
        let detector = try NSDataDetector(types: link)
        let text = "a.com b.com c.com"
        let all = NSRange(location: 0, length: text.utf16.count)
        var kinds: [NSTextCheckingResult.CheckingType] = []
        detector.enumerateMatches(in: text, range: all) { match, _, stop in
            kinds.append(match?.resultType ?? [])
            stop.pointee = ObjCBool(kinds.count == 2)
        }
        #expect(kinds.map(\.rawValue) == [link, link])
        #expect(detector.numberOfMatches(in: text, range: all) == 3)
        #expect(
            detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4))
                .location == NSNotFound)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    @Test(.timeLimit(.minutes(8))) func `is done with long texts at once`() throws {
        let noise = String(repeating: "a.", count: 20_000) + String(repeating: "1 ", count: 20_000)
        let links = try found(link | phone, in: noise + "www.example.com").filter {
            $0.hasPrefix("http")
        }
        #expect(links == ["http://www.example.com at 80000"])
    }
}
