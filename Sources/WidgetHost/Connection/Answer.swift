import WidgetWire

/// A runner's answer to a question.
enum Answer: Sendable {
    case description(PluginDescription)
    case timeline(WidgetTimeline)
    case performed(IntentOutcome)
    case options([OptionsSection])
    case recommendations([Recommendation])
    case failure(Failure)

    /// The plugin's description, if that was asked for.
    var description: PluginDescription? {
        if case .description(let description) = self { description } else { nil }
    }

    /// The timeline, if one was asked for.
    var timeline: WidgetTimeline? {
        if case .timeline(let timeline) = self { timeline } else { nil }
    }

    /// The outcome of an intent, if one was to be performed.
    var outcome: IntentOutcome? {
        if case .performed(let outcome) = self { outcome } else { nil }
    }

    /// The values found, if they were asked for.
    var options: [OptionsSection]? {
        if case .options(let sections) = self { sections } else { nil }
    }

    /// The recommended configurations, if they were asked for.
    var recommendations: [Recommendation]? {
        if case .recommendations(let recommendations) = self { recommendations } else { nil }
    }
}
