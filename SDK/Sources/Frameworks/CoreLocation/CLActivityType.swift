/// What the user does while places are asked for.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// Drives a car.
    case automotiveNavigation
    /// Works out.
    case fitness
    /// Goes by train or boat.
    case otherNavigation
    /// Flies.
    case airborne
}
