/// The activity of the user while locations are requested.
public enum CLActivityType: Int, Sendable {
    /// Other.
    case other = 1
    /// Driving.
    case automotiveNavigation
    /// Fitness.
    case fitness
    /// Goes by train or boat.
    case otherNavigation
    /// Flying.
    case airborne
}
