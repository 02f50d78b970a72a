import WidgetHost

extension WidgetHost {
    /// Tells plugins what the user has placed of theirs, as far as it means something today.
    ///
    /// No plugin is waited for: one that has not said yet what it has is not about to be asked.
    /// Controls need not be placed: all that a plugin has are there for the user. Where the store
    /// cannot be read they are told of no widgets: a command that needs it says why.
    ///
    /// - Parameter kinds: Those that are about to be asked for something.
    func tellWhatIsPlaced(besides kinds: Set<String>) async {
        var placed = await controls(besides: kinds).map { PlacedWidget(kind: $0.kind, family: nil) }
        var widgets: [String: InstalledWidget?] = [:]
        for instance in (try? await store?.instances()) ?? [] {
            if widgets[instance.kind] == nil {
                widgets.updateValue(
                    await knownWidget(kind: instance.kind), forKey: instance.kind)
            }
            // One whose plugin is gone or silent has nobody to tell.
            guard case let widget?? = widgets[instance.kind] else { continue }
            placed.append(
                PlacedWidget(
                    kind: instance.kind, family: instance.family,
                    configuration: StoredConfiguration(instance, widget: widget).values))
        }
        if !placed.isEmpty { await place(placed) }
    }

    /// Keeps what a placed widget shows, which is no reason not to show it.
    ///
    /// - Returns: What to tell the user where it cannot be kept.
    nonisolated func keep(_ shown: ShownTimeline, of instance: WidgetInstance) async -> String? {
        do throws(HostError) {
            try await store?.keep(shown, of: instance)
            return nil
        } catch {
            return Task.isCancelled ? nil : "what \(instance.id) shows is not kept: \(error)"
        }
    }

    /// What the user has placed.
    nonisolated var placed: InstanceStore {
        get throws {
            guard let store else {
                throw CommandError(
                    "there is no folder to keep widgets in: set HOME or XDG_DATA_HOME",
                    exitCode: .storeUnusable)
            }
            return store
        }
    }
}
