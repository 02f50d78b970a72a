import WidgetWire

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
        case .tooManyParameters(let owner, let count, let limit):
            "The \(owner) declares \(count) parameters; at most \(limit) are allowed."
        case .unreadableParameters(let owner):
            "The parameters of the \(owner) cannot be read; each must begin with "
                + "sizeof(widget_parameter)."
        case .badParameterName(let owner, let index, let name):
            "Parameter \(index) of the \(owner) is named '\(name)'; use letters, digits "
                + "and _."
        case .duplicateParameter(let owner, let name):
            "The \(owner) declares the parameter '\(name)' twice."
        case .parameter(let owner, let name, let problem):
            problem.sentence(about: "parameter '\(name)' of the \(owner)")
        case .emptyIntentName:
            "An intent was registered without a name; give it one that stays, such as set-door."
        case .duplicateIntent(let name):
            "The intent '\(name)' was registered twice; give each intent a name of its own."
        case .noPerform(let intent):
            "The intent '\(intent)' has no function; set the descriptor's perform."
        case .duplicateHandler(let intent):
            "A handler of the intent '\(intent)' was registered twice; register one."
        case .unknownShortcutIntent(let intent, let known):
            "A shortcut is for the intent '\(intent)', which is not registered; register it first, "
                + "or name one of \(known.isEmpty ? "those to come" : known.joined(separator: ", "))."
        case .badPhrases(let intent, let limit):
            "The phrases of the shortcut for the intent '\(intent)' cannot be used; give at most "
                + "\(limit), none of them NULL."
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

extension ParameterProblem {
    /// The problem and the remedy.
    ///
    /// - Parameter parameter: The parameter by its name and owner, without an article.
    fileprivate func sentence(about parameter: String) -> String {
        switch self {
        case .unknownType(let type):
            "The \(parameter) has the unknown type \(type); use a widget_type."
        case .tooManyChoices(let count, let limit):
            "The \(parameter) has \(count) choices; at most \(limit) are allowed."
        case .unreadableChoices:
            "The choices of the \(parameter) cannot be read; each must begin with "
                + "sizeof(widget_choice), and only a WIDGET_STRING has any."
        case .badChoice(let id):
            "The choice '\(id)' of the \(parameter) is empty or appears twice; give each choice an "
                + "id of its own."
        case .badRange:
            "The range of the \(parameter) cannot be used; only a number has one, and its minimum "
                + "must not be above its maximum."
        case .badCount:
            "The count of the \(parameter) cannot be used; only a list has one, and its minimum must "
                + "not be above its maximum."
        case .optionsOfNoText:
            "The \(parameter) finds options but is not a text; only a WIDGET_STRING can find options."
        case .badCases:
            "The cases of the \(parameter) cannot be used; give at most \(ContractLimits.cases), each "
                + "with at most \(ContractLimits.conditions) conditions that compare with at most "
                + "\(ContractLimits.comparedValues) values."
        case .unknownCondition(let other):
            "A case of the \(parameter) depends on '\(other)'; name another parameter of it."
        }
    }
}
