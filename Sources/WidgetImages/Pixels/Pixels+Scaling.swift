extension Pixels {
    /// The picture with at most the given numbers of columns and rows.
    ///
    /// - Parameter isSmooth: Whether a pixel is the average of those it stands for, or just one of
    ///   them.
    public func scaled(toFit columns: Int, _ rows: Int, isSmooth: Bool = true) -> Pixels {
        let target = (width: max(1, min(width, columns)), height: max(1, min(height, rows)))
        if target == (width, height) { return self }
        let across = Shares(from: width, to: target.width, isSmooth: isSmooth)
        let down = Shares(from: height, to: target.height, isSmooth: isSmooth)
        return narrowed(across).lowered(down)
    }

    private func narrowed(_ shares: Shares) -> Pixels {
        var result = Pixels(width: shares.count, height: height)
        for row in 0..<height {
            for column in 0..<shares.count {
                let to = (row * shares.count + column) * 4
                result.average(at: to, of: self, from: row * width * 4, step: 4, shares, column)
            }
        }
        return result
    }

    private func lowered(_ shares: Shares) -> Pixels {
        var result = Pixels(width: width, height: shares.count)
        for row in 0..<shares.count {
            for column in 0..<width {
                let to = (row * width + column) * 4
                result.average(at: to, of: self, from: column * 4, step: width * 4, shares, row)
            }
        }
        return result
    }

    private mutating func average(
        at target: Int, of source: Pixels, from start: Int, step: Int, _ shares: Shares,
        _ index: Int
    ) {
        var (blue, green, red, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
        var place = start + shares.firsts[index] * step
        for share in shares.weights[shares.ranges[index]] {
            blue += share * UInt32(source.bytes[place])
            green += share * UInt32(source.bytes[place + 1])
            red += share * UInt32(source.bytes[place + 2])
            alpha += share * UInt32(source.bytes[place + 3])
            place += step
        }
        bytes[target] = Shares.rounded(blue)
        bytes[target + 1] = Shares.rounded(green)
        bytes[target + 2] = Shares.rounded(red)
        bytes[target + 3] = Shares.rounded(alpha)
    }
}

/// The pixels of a longer row that make up each pixel of a shorter one, with their weights.
private struct Shares {
    /// The first pixel for each.
    private(set) var firsts: [Int] = []
    /// The range of each one's weights.
    private(set) var ranges: [Range<Int>] = []
    /// The weights, which sum up to `one` for each.
    private(set) var weights: [UInt32] = []

    private static let one = 1 << 16

    var count: Int { firsts.count }

    init(from length: Int, to count: Int, isSmooth: Bool) {
        let scale = Double(length) / Double(count)
        for index in 0..<count {
            let start = Double(index) * scale
            if isSmooth {
                append(start, min(start + scale, Double(length)))
            } else {
                append(pixel: min(Int(start + scale / 2), length - 1))
            }
        }
    }

    static func rounded(_ sum: UInt32) -> UInt8 { UInt8((sum + UInt32(one / 2)) >> 16) }

    private mutating func append(pixel: Int) {
        firsts.append(pixel)
        ranges.append(weights.count..<(weights.count + 1))
        weights.append(UInt32(Self.one))
    }

    private mutating func append(_ start: Double, _ end: Double) {
        let first = Int(start)
        let last = max(first, Int(end.rounded(.up)) - 1)
        let from = weights.count
        var left = Self.one
        for pixel in first..<last {
            let covered = min(end, Double(pixel + 1)) - max(start, Double(pixel))
            let share = min(left, Int(covered / (end - start) * Double(Self.one)))
            weights.append(UInt32(share))
            left -= share
        }
        weights.append(UInt32(left))
        firsts.append(first)
        ranges.append(from..<weights.count)
    }
}
