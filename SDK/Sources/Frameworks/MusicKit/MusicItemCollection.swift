/// A collection of music items.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable,
    ExpressibleByArrayLiteral
{
    private let items: [MusicItemType]

    /// Creates a collection of items.
    public init(_ elements: some Sequence<MusicItemType>) { items = Array(elements) }

    /// Creates a collection of items.
    public init(arrayLiteral elements: MusicItemType...) { items = elements }

    /// The index of the first item.
    public var startIndex: Int { 0 }

    /// The index after the last item.
    public var endIndex: Int { items.count }

    /// The item at an index.
    public subscript(position: Int) -> MusicItemType { items[position] }

    /// Whether there are more items; always `false`.
    public var hasNextBatch: Bool { false }
}
