extension Pixels {
    /// The picture turned upright from a camera's orientation.
    func turned(_ orientation: Orientation) -> Pixels {
        guard orientation != .up else { return self }
        let swaps = orientation.swapsSides
        var turned = Pixels(width: swaps ? height : width, height: swaps ? width : height)
        for row in 0..<turned.height {
            for column in 0..<turned.width {
                let (x, y) = source(column, row, orientation)
                let from = (y * width + x) * 4
                let to = (row * turned.width + column) * 4
                turned.bytes.replaceSubrange(to..<(to + 4), with: bytes[from..<(from + 4)])
            }
        }
        return turned
    }

    /// The source of a pixel of the upright picture.
    private func source(_ x: Int, _ y: Int, _ orientation: Orientation) -> (x: Int, y: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch orientation {
        case .up: (x, y)
        case .upMirrored: (right - x, y)
        case .down: (right - x, bottom - y)
        case .downMirrored: (x, bottom - y)
        case .leftMirrored: (y, x)
        case .right: (y, bottom - x)
        case .rightMirrored: (right - y, bottom - x)
        case .left: (right - y, x)
        }
    }
}
