public import Foundation

extension DateFormatter {
    /// Where the words stand.
    ///
    /// No effect here: a word is written as it is inside a sentence.
    public var formattingContext: Context {
        get { .unknown }
        set {}
    }
}
