import CWidgetPlugin

/// A request as the header's C struct, its first field.
///
/// It is never freed: the plugin may keep the pointer, and a call that comes too late must find a
/// request that is over.
struct RequestHandle<Task: ProviderTask> {
    private let table: Task.Table
    private let request: ProviderRequest<Task>

    /// Makes the struct for a request.
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
    /// Fails the request with the plugin's own message.
    func fail(_ bytes: UnsafePointer<CChar>?, _ length: Int) {
        let words = String(plugin: bytes, length: length, limit: messageLimit)
        step { $0.fail(words) }
    }
}
