import CWidgetPlugin

extension WidgetConfiguration {
    /// Sets the families that users can choose from.
    ///
    /// The default is the four landscape `system` families.
    nonisolated public func supportedFamilies(
        _ families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        let bits = families.reduce(0) { $0 | $1.bit }
        return describing { $0.families = bits }
    }
}

extension WidgetFamily {
    /// The families of a widget that does not set them.
    static let standard = [systemSmall, systemMedium, systemLarge, systemExtraLarge]
        .reduce(0) { $0 | $1.bit }
}
