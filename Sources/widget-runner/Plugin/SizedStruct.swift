/// Copies a struct that begins with its size, as known to the plugin that was compiled with it.
///
/// Fields that the plugin did not know keep their value in `value`, usually zero; fields that this
/// runner does not know are left out.
///
/// - Parameters:
///   - source: The plugin's struct; its first field is a `size_t`.
///   - value: The struct to copy into.
func copySized<Struct>(_ source: UnsafePointer<Struct>, into value: Struct) -> Struct {
    let size = UnsafeRawPointer(source).load(as: Int.self)
    var value = value
    withUnsafeMutableBytes(of: &value) { bytes in
        let known = max(0, min(size, bytes.count))
        bytes.copyMemory(from: UnsafeRawBufferPointer(start: source, count: known))
    }
    return value
}

/// Copies an array of structs that begin with their size.
///
/// The first one's size is the distance between them, since all were compiled together.
///
/// - Returns: nil when that size is invalid.
func copySizedArray<Struct>(
    _ source: UnsafePointer<Struct>, count: Int, zero: Struct
) -> [Struct]? {
    guard count > 0 else { return [] }
    let stride = UnsafeRawPointer(source).load(as: Int.self)
    guard stride >= MemoryLayout<Int>.size, stride % MemoryLayout<Int>.alignment == 0 else {
        return nil
    }
    return (0..<count).map { index in
        let element = UnsafeRawPointer(source) + index * stride
        return copySized(element.assumingMemoryBound(to: Struct.self), into: zero)
    }
}
