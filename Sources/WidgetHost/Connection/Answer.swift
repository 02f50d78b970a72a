import WidgetWire

/// What a runner answered.
enum Answer: Sendable {
    case description(PluginDescription)
    case timeline(WidgetTimeline)
    case performed(IntentOutcome)
    case options([OptionsSection])
    case recommendations([Recommendation])
    case failure(Failure)

    /// What the plugin offers, if that was asked.
    var description: PluginDescription? {
        if case .description(let description) = self { description } else { nil }
    }

    /// The timeline, if one was asked for.
    var timeline: WidgetTimeline? {
        if case .timeline(let timeline) = self { timeline } else { nil }
    }

    /// What came of an intent, if one was to be performed.
    var outcome: IntentOutcome? {
        if case .performed(let outcome) = self { outcome } else { nil }
    }

    /// The values found, if they were asked for.
    var options: [OptionsSection]? {
        if case .options(let sections) = self { sections } else { nil }
    }

    /// The configurations recommended, if they were asked for.
    var recommendations: [Recommendation]? {
        if case .recommendations(let recommendations) = self { recommendations } else { nil }
    }
}
