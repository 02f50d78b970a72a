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
