import SwiftUI

/// The sectors of a circle in the middle of a rectangle.
struct Pie {
    private let numbers: [Double]
    private let center: CGPoint
    private let radius: CGFloat

    init(_ numbers: [Double], in size: CGSize) {
        self.numbers = numbers
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        radius = min(size.width, size.height) / 2
    }

    /// A sector, clockwise from the top.
    func path(_ index: Int, _ part: ChartPart) -> Path {
        let (start, end) = angles(index)
        let (inner, outer) = radii(part)
        let corners = SectorCorners(
            center: center, inner: inner, outer: outer, start: start, end: end,
            inset: part.angularInset)
        if let path = corners.path(rounded: part.cornerRadius) { return path }
        return Path { path in
            add(outer, start, end, inset: part.angularInset, clockwise: false, to: &path)
            if inner > 0 {
                add(inner, end, start, inset: -part.angularInset, clockwise: true, to: &path)
            } else {
                path.addLine(to: point(part.angularInset, (start + end) / 2))
            }
            path.closeSubpath()
        }
    }

    /// Half-way out in the middle of a sector.
    func middle(_ index: Int, _ part: ChartPart) -> CGPoint {
        let (start, end) = angles(index)
        let (inner, outer) = radii(part)
        return point((inner + outer) / 2, (start + end) / 2)
    }

    private func radii(_ part: ChartPart) -> (inner: CGFloat, outer: CGFloat) {
        (
            part.innerRadius.length(in: radius, automatic: 0),
            part.outerRadius.length(in: radius, automatic: 1)
        )
    }

    private func angles(_ index: Int) -> (start: Double, end: Double) {
        let sum = numbers.reduce(0, +)
        guard sum > 0 else { return (0, 0) }
        let before = numbers[..<index].reduce(0, +)
        let turn = 2 * Double.pi / sum
        return (before * turn - .pi / 2, (before + numbers[index]) * turn - .pi / 2)
    }

    /// An arc that leaves half of the room between two sectors at each end.
    private func add(
        _ radius: CGFloat, _ start: Double, _ end: Double, inset: CGFloat, clockwise: Bool,
        to path: inout Path
    ) {
        let turn = radius > 0 ? min(abs(inset) / radius, abs(end - start) / 2) : 0
        let signed = inset < 0 ? -turn : turn
        path.addArc(
            center: center, radius: radius, startAngle: .radians(start + signed),
            endAngle: .radians(end - signed), clockwise: clockwise)
    }

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
