public import Foundation

extension DateFormatter {
    // Sound: only its address is used; it is neither read nor written.
    nonisolated(unsafe) private static let contextKey = UnsafeRawPointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The position of the text in a sentence.
    ///
    /// Differs from Apple: it affects the capitalization of relative day names only, such as
    /// "today"; other words are written as inside a sentence.
    public var formattingContext: Context {
        get {
            let number = objc_getAssociatedObject(self, Self.contextKey) as? Int
            return number.flatMap(Context.init(rawValue:)) ?? .unknown
        }
        set {
            objc_setAssociatedObject(
                self, Self.contextKey, newValue.rawValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
