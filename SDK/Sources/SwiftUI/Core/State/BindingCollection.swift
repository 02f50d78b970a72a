extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes from binding to binding.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Bindings to some of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

/// Bindings to the elements of a collection, each of which sets its element in the collection.
extension Binding: Collection where Value: MutableCollection {
    /// The collection's index.
    public typealias Index = Value.Index
    /// The collection's indices.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index behind the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The collection's indices.
    public var indices: Indices { wrappedValue.indices }
    /// Returns the next index.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    /// Advances an index.
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index.
    ///
    /// As the collection itself, it has no element where the collection has become shorter.
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            reading: { wrappedValue[position] }, writing: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the previous index.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
    /// Moves an index back.
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
