public import CoreLocation

// Values that only intents use; configurations cannot store most of them.

extension Never: _IntentValue {}
extension CLPlacemark: _IntentValue {}

extension Duration: _IntentValue {
    /// A number of seconds.
    public static var _schema: _ValueSchema? { _ValueSchema(.double) }
    /// The duration in seconds.
    public var _stored: _StoredValue? { .double(self / .seconds(1)) }
    /// Returns a duration from seconds.
    public static func _value(of stored: _StoredValue) -> Duration? {
        guard case .double(let seconds) = stored else { return nil }
        return .seconds(seconds)
    }
}

extension AttributedString: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Decimal: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Data: _IntentValue {}

extension Measurement: _IntentValue where UnitType: Dimension {
    /// A number in the base unit.
    public static var _schema: _ValueSchema? { _ValueSchema(.double) }
    /// The value in the base unit.
    public var _stored: _StoredValue? { .double(converted(to: UnitType.baseUnit()).value) }
    /// The value in the base unit.
    public static func _value(of stored: _StoredValue) -> Self? {
        guard case .double(let value) = stored else { return nil }
        return Measurement(value: value, unit: UnitType.baseUnit())
    }
}
