/// The texts and arrays that a descriptor points to, as long as this object lives.
final class DescriptorMemory {
    private var releases: [() -> Void] = []

    deinit {
        for release in releases { release() }
    }

    /// A text that ends with NUL; `nil` for none.
    func text(_ text: String?) -> UnsafePointer<CChar>? {
        text.flatMap { array(Array($0.utf8CString)) }
    }

    /// Elements one after another; `nil` for none.
    func array<Element>(_ elements: [Element]) -> UnsafePointer<Element>? {
        if elements.isEmpty { return nil }
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = memory.initialize(from: elements)
        releases.append { memory.deallocate() }
        return memory.baseAddress.map { UnsafePointer($0) }
    }
}
