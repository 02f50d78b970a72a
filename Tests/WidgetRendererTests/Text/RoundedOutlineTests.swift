import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct RoundedOutlineTests {
    /// Sides, radii and SwiftUI's paths, from Fixtures/Goldens/shape/paths.json of
    /// https://github.com/iamcgn/swiftui-web (macOS 26.2): a capsule, a tall one, and rounded
    /// rectangles with less and less room for their corners.
    private static let measured: [(Double, Double, Double, Double, String)] = [
        (
            100, 60, 30, 30,
            """
            100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 \
            81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 \
            60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 \
            30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 \
            2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 \
            2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c \
            h
            """
        ),
        (
            30, 80, 15, 15,
            """
            30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 \
            77.4641 20.5276 78.8763 c 17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 \
            78.8763 c 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c 0 66.9739 0 63.6726 0 57.07 \
            c 0 22.93 l 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 5.59236 2.5359 \
            9.47241 1.12367 c 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c 24.4076 \
            2.5359 27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h
            """
        ),
        (
            100, 60, 12, 12,
            """
            100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 \
            95.5261 57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l \
            13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 \
            52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937 \
            7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 \
            18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 \
            4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h
            """
        ),
        (
            100, 60, 20, 20,
            """
            100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 \
            56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 \
            17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 \
            42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 \
            7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 \
            82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 \
            17.3156 100 21.6305 100 30 c h
            """
        ),
        (
            100, 60, 25, 25,
            """
            100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 90.6794 \
            55.7735 84.2127 58.1272 c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 l 27.2123 60 \
            21.7102 60 15.7873 58.1272 c 9.3206 55.7735 4.2265 50.6794 1.87279 44.2127 c 0 39.0422 \
            0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 c 4.2265 9.3206 9.3206 \
            4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c 61.7834 0 l 72.7877 0 78.2898 \
            0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 98.1272 15.7873 c 100 20.9578 100 \
            25.2152 100 30 c h
            """
        ),
        (
            100, 60, 20, 8,
            """
            100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 \
            92.5435 58.6475 87.3701 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l \
            21.7698 60 17.3681 60 12.6299 59.4007 c 7.45648 58.6475 3.3812 57.0174 1.49823 54.948 \
            c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l 0 8.70792 0 6.94726 1.49823 5.05195 c \
            3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c 17.3681 0 21.7698 0 30.5733 0 c \
            69.4267 0 l 78.2302 0 82.6319 0 87.3701 0.599291 c 92.5435 1.35248 96.6188 2.98259 \
            98.5018 5.05195 c 100 6.94726 100 8.70792 100 12.2293 c h
            """
        ),
    ]

    @Test(arguments: measured)
    func `Continuous corners are SwiftUI's`(
        width: Double, height: Double, cornerWidth: Double, cornerHeight: Double, path: String
    ) throws {
        let outline = Outline.with {
            $0.frame = frame(0, 0, width, height)
            $0.rectangle.cornerWidth = cornerWidth
            $0.rectangle.cornerHeight = cornerHeight
            $0.rectangle.continuous = true
        }
        var points: [Double] = []
        for element in OutlinePath(outline, in: outline.frame).elements {
            switch element {
            case .line(let to): points += [to.x, to.y]
            case .curve(let first, let second, let to):
                points += [first.x, first.y, second.x, second.y, to.x, to.y]
            case .move, .close: break
            }
        }
        // SwiftUI begins with the lower right corner, and ends with the upper right one.
        let numbers = path.split(separator: " ").compactMap { Double($0) }.dropFirst(2)
        let expected = numbers.suffix(20) + numbers.dropLast(20)
        try #require(points.count == expected.count)
        #expect(zip(points, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(points)")
    }

    @Test func `Round corners stay circles`() throws {
        let outline = Outline.with {
            $0.frame = frame(0, 0, 100, 60)
            $0.rectangle.cornerWidth = 30
            $0.rectangle.cornerHeight = 30
        }
        let path = OutlinePath(outline, in: outline.frame)
        #expect(path.elements.contains(.line(.init(x: 70, y: 0))))
        #expect(path.elements.count == 10)
    }
}
