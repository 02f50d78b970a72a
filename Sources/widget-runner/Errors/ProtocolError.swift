import WidgetWire

/// A way in which a host breaks the protocol beyond its frames.
enum ProtocolError: Error, Equatable, CustomStringConvertible {
    /// The host's first message is not a hello.
    case noHello
    /// The host speaks another version.
    case version(UInt32)

    var description: String {
        switch self {
        case .noHello: "its first message is not hello"
        case .version(let version):
            "it speaks version \(version) of the protocol, this runner \(protocolVersion)"
        }
    }
}
