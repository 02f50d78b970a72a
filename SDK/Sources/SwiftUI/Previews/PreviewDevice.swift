/// The device a preview is made for; it has no effect here, where a widget's size is its family's.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device from its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview's device.
public struct InterfaceOrientation: Sendable, Hashable, CaseIterable {
    private let name: String

    /// Portrait.
    public static let portrait = Self(name: "portrait")
    /// Portrait, upside down.
    public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
    /// Landscape, with the top of the device to the left.
    public static let landscapeLeft = Self(name: "landscapeLeft")
    /// Landscape, with the top of the device to the right.
    public static let landscapeRight = Self(name: "landscapeRight")

    /// All orientations.
    public static var allCases: [Self] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }
}

extension View {
    /// Chooses a preview's device; it has no effect here.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Chooses how a preview's device is held; it has no effect here.
    nonisolated public func previewInterfaceOrientation(
        _ value: InterfaceOrientation
    ) -> some View { self }
}
