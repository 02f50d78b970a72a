public import Foundation
import Synchronization

/// The name under which a transformer is known.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Makes one value of another, and perhaps the first of the second; known by names on any thread.
///
/// Differs from Apple: no transformers are known from the start.
open class ValueTransformer: NSObject, @unchecked Sendable {
    // Unchecked: a transformer is told nothing after it is made, as on Apple's platforms.

    private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    /// The known transformer that this one stands for.
    private let original: ValueTransformer?

    /// Makes a transformer, whose class says what it does.
    public override init() {
        original = nil
        super.init()
    }

    /// The transformer known under a name.
    public init?(forName name: NSValueTransformerName) {
        guard let original = Self.known.withLock({ $0[name] }) else { return nil }
        self.original = original
        super.init()
    }

    /// Makes a transformer known under a name; nil forgets the one of that name.
    open class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) { known.withLock { $0[name] = transformer } }

    /// The names under which transformers are known.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { Array($0.keys) }
    }

    /// Of which class the values are that it makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether it can go back.
    open class func allowsReverseTransformation() -> Bool { false }

    /// The value that it makes of another; that one where its class says nothing else.
    open func transformedValue(_ value: Any?) -> Any? {
        original.map { $0.transformedValue(value) } ?? value
    }

    /// The value that it made another of.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        if let original { return original.reverseTransformedValue(value) }
        precondition(
            Self.allowsReverseTransformation(), "\(Self.self) says that it does not go back.")
        return transformedValue(value)
    }
}
