extension RunnerError: CustomStringConvertible {
    var description: String {
        switch self {
        case .library(let path, let problem): problem.sentence(about: path)
        case .registration(let problem): problem.description
        case .unknownKind(let wanted, let known):
            "The plugin has no \(wanted.noun) of the kind '\(wanted.name)'; it has \(list(known))."
        case .unsupportedFamily(let kind, let family, let known):
            "The widget '\(kind)' does not support \(family); it supports \(list(known))."
        case .controlNotShown(let kind):
            "The control '\(kind)' has no function that shows it; set the descriptor's show."
        case .unknownParameter(let owner, let name, let known):
            "The \(owner) has no parameter '\(name)'; it has \(list(known))."
        case .value(let owner, let name, let problem):
            problem.sentence(about: "parameter '\(name)' of the \(owner)")
        case .providerFailed(let kind, let message):
            message.isEmpty ? "The provider of '\(kind)' failed and did not say why." : message
        case .emptyTimeline(let kind):
            "The provider of '\(kind)' completed without an entry; add at least one."
        case .tooLarge(let kind, let problem):
            "An entry of '\(kind)' cannot be sent: \(problem)."
        case .layout(let kind, let problem): "The widget '\(kind)' cannot be laid out: \(problem)"
        case .unknownIntent(let name, let known):
            "The plugin has no intent '\(name)'; it has \(list(known))."
        case .intentFailed(let name, let message):
            message.isEmpty ? "The intent '\(name)' failed and did not say why." : message
        case .unusableURL(let intent, let url):
            "The intent '\(intent)' asks to open '\(url)', which is not a URL that can be opened."
        case .optionsFailed(let owner, let name, let message):
            message.isEmpty
                ? "Finding values of the parameter '\(name)' of the \(owner) failed without a reason."
                : message
        case .tooManyOptions(let owner, let name, let limit):
            "More than \(limit) values of the parameter '\(name)' of the \(owner) were found; add "
                + "only those that contain the search."
        case .noOptions(let owner, let name):
            "The parameter '\(name)' of the \(owner) has no values to choose from."
        case .noRecommendations(let kind):
            "The widget '\(kind)' recommends nothing; set the descriptor's recommend."
        case .tooManyRecommendations(let kind, let limit):
            "The widget '\(kind)' recommends more than \(limit) configurations, or some with more than "
                + "1 MiB of text; recommend fewer."
        case .cancelled: "The request was cancelled."
        case .badRequest(let problem): problem
        }
    }
}

extension LibraryProblem {
    fileprivate func sentence(about path: String) -> String {
        switch self {
        case .notALibrary(let loader):
            "'\(path)' is not a shared library that can be loaded: \(loader)."
        case .missingEntry(let symbol, let loader):
            "'\(path)' does not export \(symbol), so it is not a plugin: \(loader)."
        case .abiVersion(let plugin, let runner):
            "'\(path)' was built for version \(version(plugin)) of the plugin contract, this "
                + "runner offers \(version(runner)); build it with this runner's header."
        case .noWidgets:
            "'\(path)' registered no widget; mark its Widget or WidgetBundle with @main, or call "
                + "widget_register in its entry."
        }
    }

    private func version(_ abi: UInt32) -> String { "\(abi >> 16).\(abi & 0xffff)" }
}

extension ValueProblem {
    /// The problem and what is allowed.
    ///
    /// - Parameter parameter: The parameter by its name and owner, without an article.
    fileprivate func sentence(about parameter: String) -> String {
        switch self {
        case .wrongType(let found, let expected):
            "The \(parameter) takes a \(expected), not a \(found)."
        case .textWithNUL:
            "The value of the \(parameter) holds a NUL character; remove it."
        case .outOfRange(let value, let range):
            "The \(parameter) cannot be \(value); it goes from \(range.minimum) to \(range.maximum)."
        case .unknownChoice(let value, let known):
            "The \(parameter) cannot be '\(value)'; it can be \(list(known))."
        case .badCount(let found, let count):
            "The \(parameter) has \(found) values; it takes from \(Int(count.minimum)) to "
                + "\(Int(count.maximum))."
        }
    }
}

private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
}
