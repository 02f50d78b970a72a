/// A message to the compiler; exactly one of its fields is set.
struct PluginAnswer: Encodable {
    struct CapabilityResult: Encodable {
        struct Capability: Encodable {
            let protocolVersion: Int
        }

        let capability: Capability
    }

    struct Result: Encodable {
        /// `nil` when the macro cannot be expanded.
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        let message: String
        let severity: String
        let position: Position
        // The protocol wants these three.
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    var getCapabilityResult: CapabilityResult?
    var expandMacroResult: Result?
}
