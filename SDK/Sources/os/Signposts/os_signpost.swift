// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8

    /// Creates a type from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A point in time.
    public static let event = OSSignpostType(rawValue: 0)

    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)

    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// The identifier of an interval among those with its name.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The number of the interval.
    public let rawValue: UInt64

    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identifier from a number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Creates an identifier for an interval of a log; always the exclusive one here.
    public init(log: OSLog) { self = .exclusive }

    /// Creates an identifier for an interval of an object; always the exclusive one here.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }

    /// The identifier of the only interval with its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

    /// The identifier of no interval.
    public static let invalid = OSSignpostID(.max)

    /// The identifier of no interval.
    public static let null = OSSignpostID(0)
}

/// Marks a point or an interval in time for Instruments.
///
/// No effect here: there is no Instruments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point or an interval in time, with a message, for Instruments.
///
/// No effect here: there is no Instruments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
