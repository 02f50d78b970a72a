/// The events that a change affects.
public enum EKSpan: Int, Sendable {
    /// This event.
    case thisEvent
    /// This event and later ones.
    case futureEvents
}
