public import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Transforms values, and optionally back; transformers can be registered by name, from any thread.
///
/// Differs from Apple: no transformers are registered by default.
open class ValueTransformer: NSObject, @unchecked Sendable {
    // Unchecked: a transformer does not change after it is created, as on Apple's platforms.

    private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    /// The registered transformer to which this one forwards.
    private let original: ValueTransformer?

    /// Creates a transformer; subclasses define the transformation.
    public override init() {
        original = nil
        super.init()
    }

    /// Creates a transformer that forwards to the one registered under a name.
    public init?(forName name: NSValueTransformerName) {
        guard let original = Self.known.withLock({ $0[name] }) else { return nil }
        self.original = original
        super.init()
    }

    /// Registers a transformer under a name; `nil` removes it.
    open class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) { known.withLock { $0[name] = transformer } }

    /// The names of all registered transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { Array($0.keys) }
    }

    /// The class of the transformed values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether the transformation can be reversed.
    open class func allowsReverseTransformation() -> Bool { false }

    /// Returns the transformed value; the default returns the value unchanged.
    open func transformedValue(_ value: Any?) -> Any? {
        original.map { $0.transformedValue(value) } ?? value
    }

    /// Returns the original of a transformed value.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        if let original { return original.reverseTransformedValue(value) }
        precondition(
            Self.allowsReverseTransformation(), "\(Self.self) says that it does not go back.")
        return transformedValue(value)
    }
}
