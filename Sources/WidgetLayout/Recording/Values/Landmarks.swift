/// Frames of views that were placed, from the widget's corner, by the keys they were given.
public struct Landmarks: Hashable, Sendable {
    private var frames: [Int64: [Double]] = [:]

    /// The left, the top, the width and the height of the view that was placed last.
    public subscript(key: Int64) -> [Double]? {
        get { frames[key] }
        set { frames[key] = newValue }
    }
}
