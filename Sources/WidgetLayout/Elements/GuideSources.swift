/// The kinds of things that can set alignment guides inside a view; without any, it is not asked.
struct GuideSources: OptionSet {
    let rawValue: UInt8

    static let text = GuideSources(rawValue: 1)
    static let modifier = GuideSources(rawValue: 2)

    func canSet(_ guide: Guide) -> Bool {
        contains(.modifier) || (contains(.text) && guide.isTexts)
    }
}
