// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A vector of two numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four numbers.
public typealias simd_uint4 = SIMD4<UInt32>

/// The sum of the products of two vectors' numbers.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    (x * y).sum()
}

/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_dot(x, x).squareRoot()
}

/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_dot(x, x)
}

/// Returns the distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The vector of length 1 with the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// Interpolates between two vectors: 0 returns the first, 1 the second.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// Each number, but none below `min` or above `max`.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}

/// The sum of the products of two vectors' numbers.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_dot(x, y)
}

/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

/// Returns the distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_distance(x, y)
}

/// The vector of length 1 with the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

/// The number between two, from 0 for the first to 1 for the second.
public func mix<T: FloatingPoint>(_ x: T, _ y: T, t: T) -> T { x + (y - x) * t }

/// The vector at right angles to two others.
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(
        x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector at right angles to two others.
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    simd_cross(x, y)
}
