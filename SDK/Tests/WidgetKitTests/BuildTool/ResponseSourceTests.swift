import Foundation
import Testing

// Other tests keep the threads busy with a build at first.
@Suite("What handles an intent of an intent definition", .timeLimit(.minutes(8)))
struct ResponseSourceTests {
    private static let definition = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/Sources/PlaceIntents/Places.intentdefinition").standardized

    /// The lines that the build tool makes of the definition that the handlers of fixtures compile
    /// with.
    private func lines() throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try FixturePlugins.made("intents", in: folder, of: Self.definition)
        try #require(output.status == 0, "\(output.text)")
        return try String(contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test
    func `has its author's name for the class, and the intent's for why values are refused`() throws
    {
        let classes = try lines().filter {
            $0.hasPrefix("public class ") && !$0.hasPrefix("public class func")
        }
        #expect(
            classes.suffix(3) == [
                "public class PlaceSearchIntent: INIntent {",
                "public class PlaceSearchIntentResponse: INIntentResponse {",
                "public class FindPlaceWordsResolutionResult: INStringResolutionResult {",
            ])
    }

    @Test func `has a prefix before the intent's name where the definition says one`() throws {
        let lines = try lines()
        #expect(lines.contains("public class CoastCountRoadsIntent: INIntent {"))
        #expect(lines.contains("public class CoastCountRoadsIntentResponse: INIntentResponse {"))
        #expect(lines.contains("public protocol CoastCountRoadsIntentHandling: NSObjectProtocol {"))
    }

    @Test
    func `has ranges of numbers where their ends are not deleted, from 0 on where none is said`()
        throws
    {
        #expect(
            try lines().filter { $0.contains("CoastCountRoadsIntent.") } == [
                ".number(\"lanes\", title: \"lanes\", kind: .integer, \\CoastCountRoadsIntent.lanes),",
                ".number(\"slope\", title: \"slope\", kind: .decimal, range: 0...0.5, "
                    + "\\CoastCountRoadsIntent.slope),",
            ])
    }

    @Test func `numbers why values are refused from one, and codes of its own from 100`() throws {
        let cases = try lines()
        let reasons = cases.drop { !$0.contains("enum FindPlaceWordsUnsupportedReason") }
        #expect(reasons.dropFirst().prefix(2) == ["case tooShort = 1", "case unknown = 2"])
        #expect(cases.contains("case nothingThere = 100"))
    }

    @Test
    func `has values in its responses, and functions for codes whose words mention some`() throws {
        let lines = try lines()
        let response = lines.drop { !$0.hasPrefix("public class PlaceSearchIntentResponse") }
        #expect(
            response.dropFirst(2).prefix(3) == [
                "public var count: NSNumber?", "public var place: Place?",
                "public var region: Region = .unknown",
            ])
        #expect(
            response.filter { $0.contains("static func") } == [
                "public static func success(place: Place, count: NSNumber) -> PlaceSearchIntentResponse {",
                "public static func nothingThere(region: Region) -> PlaceSearchIntentResponse {",
                "public static func closedRegion(_ region: Region, place: Place) -> PlaceSearchIntentResponse {",
            ])
    }

    @Test func `imports places only where the definition has some`() throws {
        let lines = try lines()
        #expect(lines.contains("public import CoreLocation"))
        #expect(lines.contains("public var near: CLPlacemark?"))
    }
}
