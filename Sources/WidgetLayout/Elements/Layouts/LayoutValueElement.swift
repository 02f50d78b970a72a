/// A view with a value for the plugin's layout around it; the outermost value of a key counts.
final class LayoutValueElement: EffectElement {
    private let key: Int64
    /// Keeps the value alive.
    private let callback: ViewCallback
    private let value: UnsafeMutableRawPointer?

    init(
        id: UInt64, child: Element, key: Int64, callback: ViewCallback,
        value: UnsafeMutableRawPointer?
    ) {
        self.key = key
        self.callback = callback
        self.value = value
        super.init(id: id, child: child)
    }

    override func layoutValue(_ key: Int64) -> UnsafeMutableRawPointer? {
        key == self.key ? value : child.layoutValue(key)
    }
}
