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
    case unknownType(of: Declaration, name: String, type: UInt32)
    case tooManyChoices(of: Declaration, name: String, count: Int, limit: Int)
    case unreadableChoices(of: Declaration, name: String)
    case badChoice(of: Declaration, name: String, id: String)
    case badRange(of: Declaration, name: String)
    case badCount(of: Declaration, name: String)
    case optionsOfNoText(of: Declaration, name: String)
    case emptyIntentName
    case duplicateIntent(String)
    case noPerform(intent: String)
    case duplicateHandler(String)
    case badCases(of: Declaration, name: String)
    case unknownCondition(of: Declaration, name: String, parameter: String)
    case unknownShortcutIntent(String, known: [String])
    case badPhrases(intent: String, limit: Int)
    case tooManyMembers(String, limit: Int)
    case badActivity(String)
    case unusableMainLoop
}
