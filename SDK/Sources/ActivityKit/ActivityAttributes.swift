/// What a live activity shows: what stays, and in `ContentState` what changes.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
