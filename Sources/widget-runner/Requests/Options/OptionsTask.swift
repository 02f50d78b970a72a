import CWidgetPlugin
import WidgetWire

/// A request for the values that a user can choose for a parameter.
struct OptionsTask: ProviderTask {
    let declaration: Declaration
    let parameters: [DeclaredParameter]
    let parameter: DeclaredParameter
    let values: [String: ParameterValue]
    private let find: DeclaredParameter.OptionsFunction
    private let search: String

    /// A request about one of the declared parameters, answered by `find`.
    init(
        _ message: OptionsRequest, _ parameter: DeclaredParameter,
        among parameters: [DeclaredParameter], of declaration: Declaration,
        find: DeclaredParameter.OptionsFunction
    ) {
        self.declaration = declaration
        self.parameters = parameters
        self.parameter = parameter
        values = message.configuration
        self.find = find
        // A C string ends at the first NUL.
        search = String(message.search.prefix { $0 != "\0" })
    }

    var draft: OptionsDraft { OptionsDraft(of: declaration, parameter: parameter.name) }

    func call(_ out: UnsafeMutablePointer<widget_options>, _ arguments: ProviderArguments) {
        search.withCString { find(out, $0) }
    }

    func deliver(_ answer: OptionsReply, of request: ProviderRequest<OptionsTask>) {
        request.finish(.options(answer))
    }
}
