import WidgetWire

/// The services that requests use for their work and their answers.
struct RequestServices: Sendable {
    let connection: HostConnection
    let log: PluginLog
    let mainLoop: any MainLoop
    let drawing: EntryDrawing
    let open = OpenRequests()

    /// Sends a failure.
    func refuse(_ id: UInt64, _ error: RunnerError) {
        connection.answer(.failure(error.failure), to: id)
    }
}
