/// The first stored property of attribute value classes, so that Foundation compares them as
/// objects.
///
/// Foundation for Linux reads the first stored word of an object as Core Foundation's type
/// information. A word whose bits 8 to 17 are zero, such as a size of 12, makes it take the object
/// for one of Core Foundation, and `addAttribute(_:value:range:)` over a value of the same key then
/// crashes. All of these bits are set here; no Core Foundation type has that value.
package struct AttributeMark: Sendable {
    private let word: UInt = 0x3_FF00

    /// Creates the mark.
    package init() {}
}
