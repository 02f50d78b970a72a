/// How far letters give way so that a text fits its box.
struct LetterFit: Hashable {
    /// What fonts are multiplied by.
    var scale = 1.0
    /// The part of an em that is taken off between letters.
    var tightening = 0.0

    static let natural = LetterFit()

    /// Fonts shrink in steps of this part of their size.
    static let scaleStep = 0.02

    /// As close as letters may come.
    static let tight = LetterFit(tightening: 0.04)
}
