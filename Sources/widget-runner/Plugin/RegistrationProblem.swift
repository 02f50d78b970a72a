/// What can be wrong with a descriptor a plugin registers.
enum RegistrationProblem: Error, Equatable {
    case tooManyWidgets(limit: Int)
    case emptyKind
    case duplicateKind(String)
    case noFamily(kind: String)
    case noTimeline(kind: String)
    case tooManyParameters(kind: String, count: Int, limit: Int)
    case unreadableParameters(kind: String)
    case badParameterName(kind: String, index: Int, name: String)
    case duplicateParameter(kind: String, name: String)
    case unknownType(kind: String, name: String, type: UInt32)
    case tooManyChoices(kind: String, name: String, count: Int, limit: Int)
    case unreadableChoices(kind: String, name: String)
    case badChoice(kind: String, name: String, id: String)
    case badRange(kind: String, name: String)
    case tooManyMembers(String, limit: Int)
    case badActivity(String)
    case unusableMainLoop
}

extension RegistrationProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .tooManyWidgets(let limit):
            "The plugin registers more than \(limit) widgets; register fewer, with parameters."
        case .emptyKind:
            "A widget was registered with an empty kind; give it a reverse-DNS name such as "
                + "org.example.clock."
        case .duplicateKind(let kind):
            "The kind '\(kind)' was registered twice; give each widget a kind of its own."
        case .noFamily(let kind):
            "The widget '\(kind)' supports no family; set at least one, such as "
                + "WIDGET_SYSTEM_SMALL."
        case .noTimeline(let kind):
            "The widget '\(kind)' has no timeline function; set the descriptor's timeline."
        case .tooManyParameters(let kind, let count, let limit):
            "The widget '\(kind)' declares \(count) parameters; at most \(limit) are allowed."
        case .unreadableParameters(let kind):
            "The parameters of the widget '\(kind)' cannot be read; each must begin with "
                + "sizeof(widget_parameter)."
        case .badParameterName(let kind, let index, let name):
            "Parameter \(index) of the widget '\(kind)' is named '\(name)'; use letters, digits "
                + "and _."
        case .duplicateParameter(let kind, let name):
            "The widget '\(kind)' declares the parameter '\(name)' twice."
        case .unknownType(let kind, let name, let type):
            "The parameter '\(name)' of the widget '\(kind)' has the unknown type \(type); use a "
                + "widget_type."
        case .tooManyChoices(let kind, let name, let count, let limit):
            "The parameter '\(name)' of the widget '\(kind)' has \(count) choices; at most "
                + "\(limit) are allowed."
        case .unreadableChoices(let kind, let name):
            "The choices of the parameter '\(name)' of the widget '\(kind)' cannot be read; each "
                + "must begin with sizeof(widget_choice), and only a WIDGET_STRING has any."
        case .badChoice(let kind, let name, let id):
            "The choice '\(id)' of the parameter '\(name)' of the widget '\(kind)' is empty or "
                + "there twice; give each choice an id of its own."
        case .badRange(let kind, let name):
            "The range of the parameter '\(name)' of the widget '\(kind)' is none; set a minimum "
                + "that is not above the maximum, for a number."
        case .tooManyMembers(let members, let limit):
            "The plugin registers more than \(limit) \(members); register fewer."
        case .badActivity(let name):
            "The live activity '\(name)' has no name or was registered before; give each type of "
                + "attributes a name of its own."
        case .unusableMainLoop:
            "The plugin's main loop lacks a function; set run, perform and stop."
        }
    }
}
