/// The properties of the views inside another one that it inherits.
struct ElementContents {
    private(set) var guideSources: GuideSources = []
    private(set) var depth = 0

    init() {}

    init(_ children: [Element]) {
        for child in children { insert(child) }
    }

    init(_ child: Element, _ other: Element?) {
        insert(child)
        if let other { insert(other) }
    }

    private mutating func insert(_ element: Element) {
        guideSources.formUnion(element.guideSources)
        depth = max(depth, element.depth)
    }
}
