import CWidgetPlugin
import Synchronization

/// A key for a value that views give to the layout around them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views for which none is set.
    static var defaultValue: Value { get }
}

/// The header's numbers of the keys that authors name.
enum LayoutValueNumbers {
    private static let numbers = Mutex<[ObjectIdentifier: Int64]>([:])

    /// The number of a key, the same one each time.
    static func number(of key: any LayoutValueKey.Type) -> Int64 {
        numbers.withLock { numbers in
            if let number = numbers[ObjectIdentifier(key)] { return number }
            let number = Int64(numbers.count + 1)
            numbers[ObjectIdentifier(key)] = number
            return number
        }
    }
}

/// A view with a value for the layout around it.
struct LayoutValueModifier<K: LayoutValueKey> {
    let value: K.Value
}

extension LayoutValueModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_LAYOUT_VALUE) {
            recorder.set(WIDGET_KEY, LayoutValueNumbers.number(of: K.self))
            recorder.setValue(WIDGET_CONTENT, value)
            content()
        }
    }
}

extension View {
    /// Sets the value that the layout around the view finds under a key.
    nonisolated public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
