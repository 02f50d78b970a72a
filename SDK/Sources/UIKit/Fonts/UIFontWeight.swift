public import Foundation

extension UIFont {
    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// Apple's number, from -1 to 1.
        public let rawValue: CGFloat

        /// The weight of a number from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// A very thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// A thin weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// A little thicker than usual.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// A thick weight.
        public static let bold = Weight(rawValue: 0.4)
        /// A very thick weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest weight.
        public static let black = Weight(rawValue: 0.62)

        /// The weights with a name, from 100 to 900.
        private static let named: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The nearest of the weights with a name, from 100 to 900.
        package var hundreds: Int {
            let named = Self.named
            let nearest = named.indices.min {
                abs(named[$0].rawValue - rawValue) < abs(named[$1].rawValue - rawValue)
            }
            return ((nearest ?? 3) + 1) * 100
        }

        /// The weight with a name of a number from 100 to 900; others are the nearest of these.
        package init(hundreds: Int) {
            self = Self.named[min(max(hundreds / 100 - 1, 0), Self.named.count - 1)]
        }
    }
}
