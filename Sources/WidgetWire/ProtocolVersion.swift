/// The version of the pipe protocol in this build.
///
/// Peers begin with a hello that holds it; a peer with another version hangs up. `Hello.features`
/// tells what an older peer of the same version lacks.
public let protocolVersion: UInt32 = 1

extension Hello {
    /// The hello of this build.
    ///
    /// - Parameter software: The name and version of the program, for logs.
    public static func current(software: String) -> Hello {
        var hello = Hello()
        hello.version = protocolVersion
        hello.software = software
        return hello
    }
}
