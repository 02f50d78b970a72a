extension Bitmap {
    /// Whether the number of bytes matches the size and format.
    public var isComplete: Bool {
        guard (1...16_384).contains(width), (1...16_384).contains(height) else { return false }
        let pixelSize =
            switch format {
            case .bgra: 4
            case .mask: 1
            case .UNRECOGNIZED: 0
            }
        return pixels.count == Int(width) * Int(height) * pixelSize
    }
}

extension DisplayList {
    /// The list with those of `bitmaps` that it draws, so that it can be drawn on its own.
    ///
    /// A picture that is missing is not drawn.
    public func adding(_ bitmaps: [UInt64: Bitmap]) -> DisplayList {
        var list = self
        guard !bitmaps.isEmpty else {
            list.bitmaps = []
            return list
        }
        let drawn = Set(nodes.lazy.map(\.image.bitmap))
        list.bitmaps = drawn.sorted().compactMap { bitmaps[$0] }
        return list
    }
}
