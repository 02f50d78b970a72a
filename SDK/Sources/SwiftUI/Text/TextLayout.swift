public import Foundation

extension Text {
    /// Where a text's letters lie; there is none here, since the host lays text out.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        private let lines: [Line]

        /// Whether some of the text is missing.
        public var isTruncated: Bool { false }
        /// The first line's place.
        public var startIndex: Int { lines.startIndex }
        /// The place behind the last line.
        public var endIndex: Int { lines.endIndex }
        /// A line.
        public subscript(index: Int) -> Line { lines[index] }

        /// The room that letters take.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the baseline begins.
            public var origin = CGPoint.zero
            /// The width.
            public var width: CGFloat = 0
            /// How far it reaches above the baseline.
            public var ascent: CGFloat = 0
            /// How far it reaches below the baseline.
            public var descent: CGFloat = 0
            /// The room to the next line.
            public var leading: CGFloat = 0

            /// No room.
            public init() {}

            /// The room as a rectangle.
            public var rect: CGRect {
                CGRect(
                    x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// One line.
        public struct Line: RandomAccessCollection, Equatable, Sendable {
            private let runs: [Run]
            /// Where the line begins.
            public var origin = CGPoint.zero
            /// The line's room.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The first run's place.
            public var startIndex: Int { runs.startIndex }
            /// The place behind the last run.
            public var endIndex: Int { runs.endIndex }
            /// A run.
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// Letters of a line that look alike.
        public struct Run: RandomAccessCollection, Equatable, Sendable {
            private let slices: [RunSlice]
            /// The run's room.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The first letter's place.
            public var startIndex: Int { slices.startIndex }
            /// The place behind the last letter.
            public var endIndex: Int { slices.endIndex }
            /// A letter.
            public subscript(index: Int) -> RunSlice { slices[index] }
            /// What an author said of the run.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// One letter of a run, or some.
        public struct RunSlice: Equatable, Sendable {
            /// The letter's room.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// What an author said of the letter.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// How a layout is drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The raw bits of the options.
            public let rawValue: UInt32

            /// Creates options from raw bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Letters lie between pixels, too.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

extension GraphicsContext {
    /// Draws nothing: there are no lines.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}

    /// Draws nothing: there are no runs.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}

    /// Draws nothing: there are no letters.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    }
}
