import CWidgetPlugin

/// A request as the C struct the header promises, which is its first field.
///
/// Never freed: the plugin may keep the pointer, and what it calls too late must find a request that
/// is over.
struct RequestHandle<Task: ProviderTask> {
    private let table: Task.Table
    private let request: ProviderRequest<Task>

    /// The struct for a request.
    static func make(_ request: ProviderRequest<Task>) -> UnsafeMutablePointer<Task.Table> {
        let out = UnsafeMutablePointer<Self>.allocate(capacity: 1)
        out.initialize(to: Self(table: Task.table, request: request))
        return UnsafeMutableRawPointer(out).assumingMemoryBound(to: Task.Table.self)
    }

    /// The request behind a struct.
    static func request(_ out: UnsafeRawPointer) -> ProviderRequest<Task> {
        out.assumingMemoryBound(to: Self.self).pointee.request
    }
}

/// The longest message of a failure, in bytes.
private let messageLimit = 16 * 1024

extension ProviderRequest {
    /// The plugin fails, in its own words.
    func fail(_ bytes: UnsafePointer<CChar>?, _ length: Int) {
        let words = text(bytes, length: length, limit: messageLimit)
        step { $0.fail(words) }
    }
}
