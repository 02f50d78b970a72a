public import Foundation

extension Text {
    /// The layout of a text, in points.
    ///
    /// Differs from Apple: it is always empty, because the host lays text out.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        private let lines: [Line]

        /// Whether the text is truncated.
        public var isTruncated: Bool { false }
        /// The index of the first line.
        public var startIndex: Int { lines.startIndex }
        /// The index after the last line.
        public var endIndex: Int { lines.endIndex }
        /// The line at an index.
        public subscript(index: Int) -> Line { lines[index] }

        /// The typographic bounds of letters, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The leading end of the baseline.
            public var origin = CGPoint.zero
            /// The width.
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The depth below the baseline.
            public var descent: CGFloat = 0
            /// The space to the next line's ascent.
            public var leading: CGFloat = 0

            /// Creates empty bounds.
            public init() {}

            /// The bounds as a rectangle.
            public var rect: CGRect {
                CGRect(
                    x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// One line.
        public struct Line: RandomAccessCollection, Equatable, Sendable {
            private let runs: [Run]
            /// The origin of the line.
            public var origin = CGPoint.zero
            /// The typographic bounds of the line.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The index of the first run.
            public var startIndex: Int { runs.startIndex }
            /// The index after the last run.
            public var endIndex: Int { runs.endIndex }
            /// The run at an index.
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A run of letters with the same attributes.
        public struct Run: RandomAccessCollection, Equatable, Sendable {
            private let slices: [RunSlice]
            /// The typographic bounds of the run.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The index of the first letter.
            public var startIndex: Int { slices.startIndex }
            /// The index after the last letter.
            public var endIndex: Int { slices.endIndex }
            /// The letter at an index.
            public subscript(index: Int) -> RunSlice { slices[index] }
            /// The custom attribute of a type.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// A slice of a run.
        public struct RunSlice: Equatable, Sendable {
            /// The typographic bounds of the slice.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The custom attribute of a type.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Options for drawing a layout.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The raw bits of the options.
            public let rawValue: UInt32

            /// Creates options from raw bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Letters are placed between pixels, too.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

extension GraphicsContext {
    /// No effect here: layouts are empty.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

    /// No effect here: layouts are empty.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

    /// No effect here: layouts are empty.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    }
}
