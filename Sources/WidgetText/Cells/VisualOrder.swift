import CPangoCairo

extension [CellLine] {
    /// The lines in visual order, from left to right, for a terminal that puts each character where
    /// it is told.
    ///
    /// The direction of each character comes from Pango, after the Unicode Bidirectional Algorithm;
    /// without Pango, or without right-to-left letters, the lines stay unchanged. Letters are not
    /// joined, since terminals choose their shapes.
    ///
    /// - Parameter isRightToLeft: The direction of text without letters.
    public func inVisualOrder(isRightToLeft: Bool) -> [CellLine] {
        guard contains(where: \.mayRunRightToLeft), pango_cairo_open() == nil else { return self }
        let text = map(\.text).joined(separator: " ")
        var direction: UInt32 = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        // The first letter, if there is one, determines the direction.
        g_free(pango_log2vis_get_embedding_levels(text, Int32(text.utf8.count), &direction))
        return map { $0.inVisualOrder(direction: direction) }
    }
}

extension CellLine {
    /// Whether a character is in the blocks of scripts that run from right to left.
    fileprivate var mayRunRightToLeft: Bool {
        clusters.contains { cluster in
            cluster.text.unicodeScalars.contains {
                (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFF).contains($0.value)
                    || (0x10800...0x10FFF).contains($0.value)
                    || (0x1E800...0x1EFFF).contains($0.value)
            }
        }
    }

    /// Reverses each run of characters of a level or a higher one, from the highest level on.
    fileprivate func inVisualOrder(direction: UInt32) -> CellLine {
        guard !clusters.isEmpty else { return self }
        let levels = levels(direction)
        var line = self
        for (index, level) in levels.enumerated() where level % 2 == 1 {
            line.clusters[index].mirror()
        }
        var order = Array(levels.indices)
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var start = 0
            while start < order.count {
                let end =
                    order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end + 1
            }
        }
        line.clusters = order.map { line.clusters[$0] }
        return line
    }

    /// The bidirectional level of each cluster: odd where it runs from right to left.
    private func levels(_ direction: UInt32) -> [UInt8] {
        var direction = direction
        let text = text
        let levels = pango_log2vis_get_embedding_levels(text, Int32(text.utf8.count), &direction)
        defer { g_free(levels) }
        var place = 0
        return clusters.map { cluster in
            defer { place += cluster.text.unicodeScalars.count }
            return levels[place]
        }
    }
}

extension CellCluster {
    /// Replaces a bracket by its counterpart.
    fileprivate mutating func mirror() {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return }
        var mirrored: UInt32 = 0
        guard g_unichar_get_mirror_char(scalar.value, &mirrored) != 0,
            let other = Unicode.Scalar(mirrored)
        else { return }
        text = String(Character(other))
    }
}
