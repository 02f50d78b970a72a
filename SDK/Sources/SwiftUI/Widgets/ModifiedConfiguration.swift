import CWidgetPlugin

/// A configuration with one of its properties changed.
struct ModifiedConfiguration<Base: WidgetConfiguration> {
    let base: Base
    let change: (inout WidgetDescription) -> Void
}

extension ModifiedConfiguration: PrimitiveWidgetConfiguration {
    func registration() -> (any Registrable)? {
        let registration = base.registered()
        guard var description = registration as? WidgetDescription else { return registration }
        change(&description)
        return description
    }
}

extension WidgetConfiguration {
    /// Changes the registration; an outer modifier takes precedence.
    nonisolated package func describing(
        _ change: @escaping (inout WidgetDescription) -> Void
    ) -> some WidgetConfiguration {
        ModifiedConfiguration(base: self, change: change)
    }

    nonisolated func setting(_ option: UInt32, _ isSet: Bool) -> some WidgetConfiguration {
        describing { description in
            if isSet { description.options |= option } else { description.options &= ~option }
        }
    }
}
