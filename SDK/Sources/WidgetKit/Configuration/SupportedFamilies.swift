import CWidgetPlugin

extension WidgetConfiguration {
    /// Sets the families that users can choose from.
    ///
    /// The default is the four landscape `system` families; in packages that are built as watchos,
    /// the accessory families.
    nonisolated public func supportedFamilies(
        _ families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        let bits = families.reduce(0) { $0 | $1.bit }
        return describing { $0.families = bits }
    }
}

extension WidgetFamily {
    /// The families of a widget that does not set them.
    static let standard = families(ofWatch: isBuiltForWatch).reduce(0) { $0 | $1.bit }

    /// The families of a system that has all sizes of its own kind, but no portrait ones.
    static func families(ofWatch isWatch: Bool) -> [WidgetFamily] {
        isWatch
            ? [accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner]
            : [systemSmall, systemMedium, systemLarge, systemExtraLarge]
    }

    private static var isBuiltForWatch: Bool {
        // `swift package build-as` sets it for all modules of a build.
        #if PORTHOLE_WATCHOS
            true
        #else
            false
        #endif
    }
}
