/// What classes of values for attributed strings begin with, so that Foundation compares them as objects.
///
/// Foundation for Linux takes the first stored word of an object for Core Foundation's, and one whose bits 8 to 17 are
/// zero, such as a size of 12, for an object of Core Foundation: `addAttribute(_:value:range:)` over a value of the
/// same key then ends the process. Those bits are all set here, which no type of Core Foundation has.
package struct AttributeMark: Sendable {
    private let word: UInt = 0x3_FF00

    /// The mark.
    package init() {}
}
