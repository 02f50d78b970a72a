/// A value that can be animated through its `animatableData`.
///
/// Differs from Apple: nothing is animated, so `animatableData` is never set.
public protocol Animatable {
    /// The type of the animatable data.
    associatedtype AnimatableData: VectorArithmetic
    /// The data that is animated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Makes the stored properties of a type its animatable data.
///
/// No effect here: nothing is animated.
@attached(peer)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Excludes a property from the animatable data.
///
/// No effect here: nothing is animated.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
