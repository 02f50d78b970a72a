/// The frames of placed views, from the widget's corner, by their keys.
public struct Landmarks: Hashable, Sendable {
    private var frames: [Int64: [Double]] = [:]

    /// The left, top, width and height of the view placed last under a key.
    public subscript(key: Int64) -> [Double]? {
        get { frames[key] }
        set { frames[key] = newValue }
    }
}
