/// The version of the pipe protocol this build speaks.
///
/// Peers say hello with it first; one that has another version hangs up. What older peers of the same
/// version lack is told by `Hello.features`.
public let protocolVersion: UInt32 = 1

extension Hello {
    /// The hello of this build.
    ///
    /// - Parameter software: Name and version of the program, for logs.
    public static func current(software: String) -> Hello {
        var hello = Hello()
        hello.version = protocolVersion
        hello.software = software
        return hello
    }
}
