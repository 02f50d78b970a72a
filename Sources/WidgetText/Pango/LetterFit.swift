/// The changes of letters that make a text fit into its box.
struct LetterFit: Hashable {
    /// The factor for font sizes.
    var scale = 1.0
    /// The room removed between letters, in ems.
    var tightening = 0.0

    static let natural = LetterFit()

    /// The step in which fonts shrink, as a part of their size.
    static let scaleStep = 0.02

    /// The closest that letters may get.
    static let tight = LetterFit(tightening: 0.04)
}
