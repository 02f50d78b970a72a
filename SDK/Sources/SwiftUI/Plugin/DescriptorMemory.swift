/// The texts and arrays that a descriptor points to, as long as this object lives.
package final class DescriptorMemory {
    private var releases: [() -> Void] = []

    /// Makes room for texts and arrays.
    package init() {}

    deinit {
        for release in releases { release() }
    }

    /// A text that ends with NUL; `nil` for none.
    package func text(_ text: String?) -> UnsafePointer<CChar>? {
        text.flatMap { array(Array($0.utf8CString)) }
    }

    /// Elements one after another; `nil` for none.
    package func array<Element>(_ elements: [Element]) -> UnsafePointer<Element>? {
        if elements.isEmpty { return nil }
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = memory.initialize(from: elements)
        releases.append { memory.deallocate() }
        return memory.baseAddress.map { UnsafePointer($0) }
    }
}
