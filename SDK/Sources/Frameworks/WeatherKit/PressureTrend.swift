/// Whether the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable {
    /// Falling.
    case falling
    /// Rising.
    case rising
    /// Steady.
    case steady
}
