/// A problem with a descriptor that a plugin registers.
enum RegistrationProblem: Error, Equatable {
    case tooManyWidgets(limit: Int)
    case emptyKind
    case duplicateKind(String)
    case noFamily(kind: String)
    case noTimeline(kind: String)
    case tooManyParameters(of: Declaration, count: Int, limit: Int)
    case unreadableParameters(of: Declaration)
    case badParameterName(of: Declaration, index: Int, name: String)
    case duplicateParameter(of: Declaration, name: String)
    case parameter(of: Declaration, name: String, ParameterProblem)
    case emptyIntentName
    case duplicateIntent(String)
    case noPerform(intent: String)
    case duplicateHandler(String)
    case unknownShortcutIntent(String, known: [String])
    case badPhrases(intent: String, limit: Int)
    case tooManyMembers(String, limit: Int)
    case badActivity(String)
    case unusableMainLoop
}

/// A problem with one of the parameters that a descriptor declares.
enum ParameterProblem: Equatable {
    case unknownType(UInt32)
    case tooManyChoices(count: Int, limit: Int)
    case unreadableChoices
    case badChoice(id: String)
    case badRange
    case badCount
    case optionsOfNoText
    case badCases
    case unknownCondition(parameter: String)
}
