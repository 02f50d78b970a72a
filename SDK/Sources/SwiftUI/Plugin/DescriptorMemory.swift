/// The strings and arrays that a descriptor refers to, which live as long as this object.
package final class DescriptorMemory {
    private var releases: [() -> Void] = []

    /// Creates an empty memory.
    package init() {}

    deinit {
        for release in releases { release() }
    }

    /// Copies a string as NUL-terminated; `nil` for `nil`.
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
