import Foundation
import Testing

/// The frames of SF Symbols that were measured in SwiftUI.
enum MeasuredFrames {
    /// One size, weight and image scale in which all were measured.
    struct Setting: Sendable, CustomTestStringConvertible {
        var size: Double
        var weight: UInt32 = 400
        var imageScale = 1.0

        var testDescription: String { "\(size), \(weight), \(imageScale)" }
    }

    struct Frame: Sendable {
        var name: String
        var width: Double
        var height: Double
        /// The distance of the lower edge below the baseline.
        var descent: Double
    }

    static let settings =
        [10, 11, 12, 13, 15, 17, 22, 26].map { Setting(size: $0) } + [
            Setting(size: 13, weight: 600), Setting(size: 13, weight: 700),
            Setting(size: 13, imageScale: 0.79), Setting(size: 13, imageScale: 1.28),
        ]

    /// The frames in a setting, by its index.
    static func frames(_ setting: Int) throws -> [Frame] {
        let path = try #require(
            Bundle.module.path(forResource: "frames", ofType: "txt", inDirectory: "Measured"))
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.flatMap { line in
            let words = line.split(separator: " ")
            let points = words.dropFirst().compactMap { Double($0) }
            guard points.count == settings.count * 3 else { return [] as [Frame] }
            return words[0].split(separator: ",").map {
                Frame(
                    name: String($0), width: points[setting * 3],
                    height: points[setting * 3 + 1], descent: points[setting * 3 + 2])
            }
        }
    }
}
