import WidgetHost

/// The widget that a command is about: an installed one, or one that the user has placed.
struct Subject {
    let widget: InstalledWidget
    /// The placed widget; nil when the widget was named by its kind.
    let instance: WidgetInstance?

    /// The widget with this id or, failing that, this kind.
    static func named(_ name: String, in host: WidgetHost) async throws -> Subject {
        // What cannot be an id can be shown even when the store cannot be read.
        if InstanceID.isPossible(name), let instance = try await host.placed.find(name) {
            return try await placed(instance, in: host)
        }
        do throws(HostError) {
            let widget = try await host.widget(kind: name)
            await host.tellWhatIsPlaced(beforeAsking: [widget.kind])
            return Subject(widget: widget, instance: nil)
        } catch {
            guard case .unknownKind(_, nil, let unusable, let missing) = error.code else {
                throw error
            }
            // A name of this form was probably meant as an id.
            if InstanceID.isPossible(name) { _ = try await host.placed.instance(name) }
            guard unusable.isEmpty, missing == nil, !name.contains(".") else { throw error }
            throw CommandError(
                "Nothing is called '\(name)': no installed widget or control has that kind, and no "
                    + "placed widget that id; see porthole list, porthole controls and porthole "
                    + "instances.", exitCode: .notFound)
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
        let instance: WidgetInstance
        do {
            instance = try await host.placed.instance(id)
        } catch let error as HostError {
            throw await host.explained(error)
        }
        return try await placed(instance, in: host)
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
            throw LostWidget(instance: instance, reason: error)
        }
    }

    /// The placed widget's family, or the widget's first.
    var family: WidgetFamily { instance?.family ?? widget.families[0] }

    /// The user's settings, as far as the installed widget understands them.
    var values: [String: ConfigurationValue] { stored?.values ?? [:] }

    /// The settings that are replaced by defaults, with the reasons.
    var problems: [String] {
        guard let stored, let id = instance?.id else { return [] }
        return stored.problems.map { "'\(id)' shows a default instead of what was set: \($0)" }
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
