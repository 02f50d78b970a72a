// The name is the one that authors write.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Counts with many numbers at once.
///
/// Differs from Apple: one after the other, and only what is listed here.
public enum vDSP {
    /// The sum of all numbers; 0 for none.
    public static func sum(_ vector: some Collection<Float>) -> Float { vector.reduce(0, +) }

    /// The mean of all numbers; not a number for none.
    public static func mean(_ vector: some Collection<Float>) -> Float {
        vector.reduce(0, +) / Float(vector.count)
    }

    /// The largest number; the least there is for none.
    public static func maximum(_ vector: some Collection<Float>) -> Float {
        vector.max() ?? -.infinity
    }

    /// The smallest number; the largest there is for none.
    public static func minimum(_ vector: some Collection<Float>) -> Float {
        vector.min() ?? .infinity
    }

    /// The sums of each two numbers.
    public static func add(
        _ vectorA: some Collection<Float>, _ vectorB: some Collection<Float>
    ) -> [Float] { pairwise(vectorA, vectorB, +) }

    /// The differences of each two numbers, those of `vectorB` taken from `vectorA`.
    public static func subtract(
        _ vectorA: some Collection<Float>, _ vectorB: some Collection<Float>
    ) -> [Float] { pairwise(vectorA, vectorB, -) }

    /// The products of each two numbers.
    public static func multiply(
        _ vectorA: some Collection<Float>, _ vectorB: some Collection<Float>
    ) -> [Float] { pairwise(vectorA, vectorB, *) }

    /// Adds a scalar to all elements.
    public static func add(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] {
        vector.map { $0 + scalar }
    }

    /// Multiplies all elements by a scalar.
    public static func multiply(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] {
        vector.map { $0 * scalar }
    }

    /// The sum of all numbers; 0 for none.
    public static func sum(_ vector: some Collection<Double>) -> Double { vector.reduce(0, +) }

    /// The mean of all numbers; not a number for none.
    public static func mean(_ vector: some Collection<Double>) -> Double {
        vector.reduce(0, +) / Double(vector.count)
    }

    /// The largest number; the least there is for none.
    public static func maximum(_ vector: some Collection<Double>) -> Double {
        vector.max() ?? -.infinity
    }

    /// The smallest number; the largest there is for none.
    public static func minimum(_ vector: some Collection<Double>) -> Double {
        vector.min() ?? .infinity
    }

    /// The sums of each two numbers.
    public static func add(
        _ vectorA: some Collection<Double>, _ vectorB: some Collection<Double>
    ) -> [Double] { pairwise(vectorA, vectorB, +) }

    /// The differences of each two numbers, those of `vectorB` taken from `vectorA`.
    public static func subtract(
        _ vectorA: some Collection<Double>, _ vectorB: some Collection<Double>
    ) -> [Double] { pairwise(vectorA, vectorB, -) }

    /// The products of each two numbers.
    public static func multiply(
        _ vectorA: some Collection<Double>, _ vectorB: some Collection<Double>
    ) -> [Double] { pairwise(vectorA, vectorB, *) }

    /// Adds a scalar to all elements.
    public static func add(_ scalar: Double, _ vector: some Collection<Double>) -> [Double] {
        vector.map { $0 + scalar }
    }

    /// Multiplies all elements by a scalar.
    public static func multiply(_ scalar: Double, _ vector: some Collection<Double>) -> [Double] {
        vector.map { $0 * scalar }
    }

    /// Combines two vectors element by element; crashes if their counts differ.
    private static func pairwise<Number>(
        _ vectorA: some Collection<Number>, _ vectorB: some Collection<Number>,
        _ combine: (Number, Number) -> Number
    ) -> [Number] {
        precondition(vectorA.count == vectorB.count, "vDSP takes vectors of one length")
        return zip(vectorA, vectorB).map(combine)
    }
}
