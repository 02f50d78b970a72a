/// What events a change is for.
public enum EKSpan: Int, Sendable {
    /// This one.
    case thisEvent
    /// This one and those to come.
    case futureEvents
}
