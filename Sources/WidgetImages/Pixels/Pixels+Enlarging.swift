extension Pixels {
    /// The picture with at least the given numbers of columns and rows; pixels in between are
    /// mixed.
    public func enlarged(to columns: Int, _ rows: Int) -> Pixels {
        if columns <= width, rows <= height { return self }
        var result = Pixels(width: max(width, columns), height: max(height, rows))
        let across = Self.neighbours(from: width, to: result.width)
        for (row, down) in Self.neighbours(from: height, to: result.height).enumerated() {
            for (column, near) in across.enumerated() {
                let target = (row * result.width + column) * 4
                for channel in 0..<4 {
                    let upper = mixed(down.first, near, channel)
                    let lower = mixed(down.second, near, channel)
                    let value = upper + (lower - upper) * down.share
                    result.bytes[target + channel] = UInt8(value.rounded())
                }
            }
        }
        return result
    }

    private func mixed(_ row: Int, _ near: Neighbours, _ channel: Int) -> Double {
        let left = Double(bytes[(row * width + near.first) * 4 + channel])
        let right = Double(bytes[(row * width + near.second) * 4 + channel])
        return left + (right - left) * near.share
    }

    private typealias Neighbours = (first: Int, second: Int, share: Double)

    private static func neighbours(from length: Int, to count: Int) -> [Neighbours] {
        (0..<count).map { index in
            let place = (Double(index) + 0.5) * Double(length) / Double(count) - 0.5
            let first = max(0, min(Int(place.rounded(.down)), length - 1))
            let share = max(0, min(place - Double(first), 1))
            return (first, min(first + 1, length - 1), share)
        }
    }
}
