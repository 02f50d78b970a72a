// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The type's number.
    public let rawValue: UInt8

    /// Makes a type of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A point.
    public static let event = OSSignpostType(rawValue: 0)

    /// The beginning of a span.
    public static let begin = OSSignpostType(rawValue: 1)

    /// The end of a span.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells spans of one name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    /// The span's number.
    public let rawValue: UInt64

    /// Names a span by its number.
    public init(_ value: UInt64) { rawValue = value }

    /// Names a span by its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Names a span of a log.
    public init(log: OSLog) { self = .exclusive }

    /// Names a span that an object has.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }

    /// The only span of its name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

    /// No span.
    public static let invalid = OSSignpostID(.max)

    /// No span.
    public static let null = OSSignpostID(0)
}

/// Marks a point or a span of time for Instruments.
///
/// No effect here: there is no Instruments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point or a span of time, with a message, for Instruments.
///
/// No effect here: there is no Instruments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
