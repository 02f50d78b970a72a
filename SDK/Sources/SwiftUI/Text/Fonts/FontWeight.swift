import CWidgetPlugin

extension Font {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The weight from 100 to 900, or a constant of the C header.
        let value: Int32

        /// The emphasized weight of a font's text style.
        static let emphasized = Weight(value: Int32(WIDGET_WEIGHT_BOLD))

        /// The thinnest weight.
        public static let ultraLight = Weight(value: 100)
        /// A very thin weight.
        public static let thin = Weight(value: 200)
        /// A thin weight.
        public static let light = Weight(value: 300)
        /// The regular weight.
        public static let regular = Weight(value: 400)
        /// Between regular and semibold.
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
