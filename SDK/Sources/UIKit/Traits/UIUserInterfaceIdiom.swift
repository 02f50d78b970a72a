/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// CarPlay.
    case carPlay
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision
}
