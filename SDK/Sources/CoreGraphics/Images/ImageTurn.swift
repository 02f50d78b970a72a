extension CGImage {
    /// The turn that makes an image upright: first mirrored, then rotated.
    package struct Turn: Hashable, Sendable {
        /// The rotation in clockwise quarters, from 0 to 3.
        let quarters: Int
        let isMirrored: Bool

        /// Creates a turn by a number of clockwise quarters.
        package init(quarters: Int, isMirrored: Bool = false) {
            self.quarters = quarters
            self.isMirrored = isMirrored
        }

        /// No turn: the image is upright.
        package static let none = Turn(quarters: 0)
    }

    /// Returns the image mirrored and rotated.
    package func upright(_ turn: Turn) -> CGImage {
        guard turn != .none else { return self }
        let isOnItsSide = turn.quarters % 2 == 1
        let (columns, rows) = isOnItsSide ? (height, width) : (width, height)
        return CGImage(width: columns, height: rows) { [self] in
            let pixels = rgba
            var turned: [UInt8] = []
            turned.reserveCapacity(pixels.count)
            for row in 0..<rows {
                for column in 0..<columns {
                    let place = source(column, row, turn)
                    turned += pixels[place..<(place + 4)]
                }
            }
            return turned
        }
    }

    private func source(_ column: Int, _ row: Int, _ turn: Turn) -> Int {
        let (x, y) =
            switch turn.quarters {
            case 1: (row, height - 1 - column)
            case 2: (width - 1 - column, height - 1 - row)
            case 3: (width - 1 - row, column)
            default: (column, row)
            }
        return (y * width + (turn.isMirrored ? width - 1 - x : x)) * 4
    }
}
