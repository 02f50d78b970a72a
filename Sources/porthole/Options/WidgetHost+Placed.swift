import WidgetHost

extension WidgetHost {
    /// Tells plugins which of their widgets are placed, as far as they are still valid.
    ///
    /// It waits for no plugin: one that has not described itself yet is not about to be asked. All
    /// controls of a plugin count as placed. If the store cannot be read, plugins are told of no
    /// widgets; a command that needs the store reports the reason.
    ///
    /// - Parameter kinds: The kinds that are about to be asked for something.
    func tellWhatIsPlaced(beforeAsking kinds: Set<String>) async {
        var placed = await controls(sharingPluginsWith: kinds).map {
            WidgetInfo(kind: $0.kind, family: nil)
        }
        var widgets: [String: InstalledWidget?] = [:]
        for instance in (try? await store?.instances()) ?? [] {
            if widgets[instance.kind] == nil {
                widgets.updateValue(
                    await knownWidget(kind: instance.kind), forKey: instance.kind)
            }
            // A widget whose plugin is gone or has not answered is left out.
            guard case let widget?? = widgets[instance.kind] else { continue }
            placed.append(
                WidgetInfo(
                    kind: instance.kind, family: instance.family,
                    configuration: StoredConfiguration(instance, widget: widget).values))
        }
        if !placed.isEmpty { await tellPlaced(placed) }
    }

    /// Keeps the timeline of a placed widget.
    ///
    /// - Returns: The warning for the user when it cannot be kept; it can be shown all the same.
    nonisolated func keep(_ shown: ShownTimeline, of instance: WidgetInstance) async -> String? {
        do throws(HostError) {
            try await store?.keep(shown, of: instance)
            return nil
        } catch {
            // The user no longer looks at it.
            guard error.code != .cancelled else { return nil }
            return "What '\(instance.id)' shows is not kept: \(error)"
        }
    }

    /// The store of placed widgets; throws when there is no folder for it.
    nonisolated var placed: InstanceStore {
        get throws {
            guard let store else {
                throw CommandError(
                    "There is no folder to keep widgets in; set HOME or XDG_DATA_HOME.",
                    exitCode: .storeUnusable)
            }
            return store
        }
    }
}
