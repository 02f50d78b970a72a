import CWidgetPlugin

extension Font {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The header's number.
        let value: Int32

        /// Bold as a font's text style has it.
        static let emphasized = Weight(value: Int32(WIDGET_WEIGHT_BOLD))

        /// The thinnest weight.
        public static let ultraLight = Weight(value: 100)
        /// A very thin weight.
        public static let thin = Weight(value: 200)
        /// A thin weight.
        public static let light = Weight(value: 300)
        /// The regular weight.
        public static let regular = Weight(value: 400)
        /// A little thicker than usual.
        public static let medium = Weight(value: 500)
        /// Between medium and bold.
        public static let semibold = Weight(value: 600)
        /// A thick weight.
        public static let bold = Weight(value: 700)
        /// A very thick weight.
        public static let heavy = Weight(value: 800)
        /// The thickest weight.
        public static let black = Weight(value: 900)
    }
}
