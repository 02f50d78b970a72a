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

        /// The nearest of the weights with a name, from 100 to 900.
        package var hundreds: Int {
            let known: [Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            let nearest = known.indices.min {
                abs(known[$0].rawValue - rawValue) < abs(known[$1].rawValue - rawValue)
            }
            return ((nearest ?? 3) + 1) * 100
        }
    }
}
