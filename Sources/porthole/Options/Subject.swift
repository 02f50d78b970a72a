import WidgetHost

/// The widget that a command is about: an installed one, or one that the user has placed.
struct Subject {
    let widget: InstalledWidget
    /// The placed widget; nil when the widget was named by its kind.
    let instance: WidgetInstance?

    /// The widget with this id or, failing that, this kind.
    static func named(_ name: String, in host: WidgetHost) async throws -> Subject {
        // Ids have no dots, so a kind can be shown even when the store cannot be read.
        let instance: WidgetInstance?
        if name.contains(".") {
            instance = try? await host.store?.find(name)
        } else {
            instance = try await host.placed.find(name)
        }
        if let instance {
            return try await placed(instance, in: host)
        }
        do throws(HostError) {
            let widget = try await host.widget(kind: name)
            await host.tellWhatIsPlaced(beforeAsking: [widget.kind])
            return Subject(widget: widget, instance: nil)
        } catch {
            guard case .unknownKind(_, nil, _, _) = error.code, !name.contains(".") else {
                throw error
            }
            // A name without a dot was probably meant as an id.
            _ = try await host.placed.instance(name)
            throw error
        }
    }

    /// The widget with this id or, failing that, this kind; nil when the kind is a control's.
    static func unlessControl(_ name: String, in host: WidgetHost) async throws -> Subject? {
        do {
            return try await named(name, in: host)
        } catch let error as HostError {
            guard case .isControl = error.code else { throw error }
            return nil
        }
    }

    /// The placed widget with this id.
    static func placed(_ id: String, in host: WidgetHost) async throws -> Subject {
        try await placed(host.placed.instance(id), in: host)
    }

    private static func placed(
        _ instance: WidgetInstance, in host: WidgetHost
    ) async throws -> Subject {
        let widget = try await widget(of: instance, in: host)
        await host.tellWhatIsPlaced(beforeAsking: [widget.kind])
        return Subject(widget: widget, instance: instance)
    }

    private static func widget(
        of instance: WidgetInstance, in host: WidgetHost
    ) async throws -> InstalledWidget {
        do throws(HostError) {
            return try await host.widget(kind: instance.kind)
        } catch {
            guard case .unknownKind = error.code else { throw error }
            throw CommandError(
                "\(instance.id) is unavailable: no installed widget has the kind "
                    + "'\(instance.kind)'; install its plugin again, or remove \(instance.id)",
                exitCode: .notFound)
        }
    }

    /// The placed widget's family, or the widget's first.
    var family: WidgetFamily { instance?.family ?? widget.families[0] }

    /// The user's settings, as far as the installed widget understands them.
    var values: [String: ConfigurationValue] { stored?.values ?? [:] }

    /// The settings that are replaced by defaults, with the reasons.
    var problems: [String] {
        guard let stored, let id = instance?.id else { return [] }
        return stored.problems.map { "\(id) shows a default instead of what was set: \($0)" }
    }

    /// Returns the ``values`` and prints the ``problems``.
    func warnedValues() -> [String: ConfigurationValue] {
        problems.forEach(warn)
        return values
    }

    private var stored: StoredConfiguration? {
        instance.map { StoredConfiguration($0, widget: widget) }
    }
}
