/// A value with a part that changes step by step when it is animated.
///
/// Nothing is animated here: `animatableData` is never set.
public protocol Animatable {
    /// The type of the part that is animated.
    associatedtype AnimatableData: VectorArithmetic
    /// The part that is animated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// All of it.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Makes a type's stored properties the part of it that is animated.
///
/// No effect here: nothing is animated.
@attached(peer)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// Leaves a property out of what is animated. No effect here: nothing is.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
