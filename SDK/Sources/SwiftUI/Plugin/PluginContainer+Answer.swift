extension PluginContainer {
    /// Writes all that waits to be written: the process may be stopped as soon as it has answered.
    static func keepWhatWasStored() async {
        // The main context of a store saves at the end of the work queued so far on the main queue.
        await MainActor.run {}
        save()
    }
}
