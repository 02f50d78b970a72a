import Glibc

/// The reason why a runner could not start.
enum StartError: Error, Equatable {
    /// The command line is wrong.
    case usage(String)
    /// Standard input or output is not a pipe: the runner was started by hand.
    case noPipe(descriptor: Int32)
    /// The process that started the runner has ended already.
    case orphaned(parent: Int32)
    /// The system refused a call.
    case system(call: String, errno: Int32)

    /// The exit status, as in sysexits.h.
    var exitStatus: Int32 {
        switch self {
        case .usage, .noPipe: EX_USAGE
        case .orphaned: EX_OK
        case .system: EX_OSERR
        }
    }
}

extension StartError: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage(let problem):
            "\(problem)\nusage: widget-runner --plugin PATH [--bundle PATH] [--parent PID] "
                + "[--memory BYTES] [--locale LOCALE] [--container PATH] [--hide PATH]...\n"
                + Self.origin
        case .noPipe(let descriptor):
            "Descriptor \(descriptor) is not a pipe. \(Self.origin)"
        case .orphaned(let parent):
            "The process \(parent) that started this runner has ended."
        case .system(let call, let code):
            "\(call) failed: \(String(cString: strerror(code)))."
        }
    }

    private static let origin =
        "Porthole starts this program itself, with pipes; try 'porthole list' instead."
}
