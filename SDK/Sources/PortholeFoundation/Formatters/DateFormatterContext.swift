public import Foundation

extension DateFormatter {
    // Sound: it is never read nor written, only its address counts.
    nonisolated(unsafe) private static let contextKey = UnsafeRawPointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Where the words stand.
    ///
    /// Differs from Apple: names of days alone, such as today, begin with a capital letter or not; other words are
    /// written as they are inside a sentence.
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
