/// The content of a live activity: the conforming type does not change while it is shown, its
/// `ContentState` does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The content that changes while the activity is shown.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
