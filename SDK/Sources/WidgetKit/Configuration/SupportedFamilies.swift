import CWidgetPlugin

extension WidgetConfiguration {
    /// Sets the families users can choose from.
    ///
    /// Without it these are the four landscape `system` families.
    nonisolated public func supportedFamilies(
        _ families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        let bits = families.reduce(0) { $0 | $1.bit }
        return describing { $0.families = bits }
    }
}

extension WidgetFamily {
    /// What a widget supports that does not say.
    static let standard = [systemSmall, systemMedium, systemLarge, systemExtraLarge]
        .reduce(0) { $0 | $1.bit }
}
