import WidgetWire

/// The values that a plugin has found for a parameter so far.
struct OptionsDraft: AnswerDraft {
    /// The greatest number of bytes of their texts together, far below the limit of a frame.
    private static let textLimit = 8 * 1024 * 1024
    static let functions = "widget_options"

    private let owner: Declaration
    private let parameter: String
    private var reply = OptionsReply()
    private var ids: Set<String> = []
    private var count = 0
    private var textByteCount = 0

    init(of owner: Declaration, parameter: String) {
        self.owner = owner
        self.parameter = parameter
    }

    /// Begins a section.
    mutating func begin(_ section: OptionsSection) {
        guard counts(section.title.utf8.count + section.subtitle.utf8.count) else { return }
        reply.sections.append(section)
    }

    /// Adds a value.
    ///
    /// Values beyond the limits are only counted.
    ///
    /// - Returns: The reason why it is left out, if it is to be logged.
    mutating func add(_ choice: Choice) -> String? {
        guard !choice.id.isEmpty else { return "a value without an id is left out" }
        guard choice.id.isPrintable else { return "a value that cannot be shown is left out" }
        guard !ids.contains(choice.id) else {
            return "a second value '\(choice.id)' is left out"
        }
        let text = choice.id.utf8.count + choice.title.utf8.count + choice.subtitle.utf8.count
        guard counts(text) else { return nil }
        ids.insert(choice.id)
        if reply.sections.isEmpty { reply.sections.append(OptionsSection()) }
        reply.sections[reply.sections.count - 1].choices.append(choice)
        return nil
    }

    func answer() throws(RunnerError) -> OptionsReply {
        guard count <= ContractLimits.foundValues, textByteCount <= Self.textLimit else {
            throw .tooManyOptions(of: owner, name: parameter, limit: ContractLimits.foundValues)
        }
        return reply
    }

    func failure(_ words: String) -> RunnerError {
        .optionsFailed(of: owner, name: parameter, message: words)
    }

    /// Counts another value or section.
    ///
    /// - Returns: Whether it is within the limits.
    private mutating func counts(_ bytes: Int) -> Bool {
        count += 1
        textByteCount += bytes
        return count <= ContractLimits.foundValues && textByteCount <= Self.textLimit
    }
}

extension String {
    /// Whether users can see and type it: one line without control characters.
    fileprivate var isPrintable: Bool {
        !unicodeScalars.contains(where: \.steersTerminal)
    }
}
