import WidgetWire

/// How a host can break the protocol beyond its frames.
enum ProtocolError: Error, Equatable, CustomStringConvertible {
    /// Its first message is no hello.
    case noHello
    /// It speaks another version.
    case version(UInt32)

    var description: String {
        switch self {
        case .noHello: "its first message is not hello"
        case .version(let version):
            "it speaks version \(version) of the protocol, this runner \(protocolVersion)"
        }
    }
}
