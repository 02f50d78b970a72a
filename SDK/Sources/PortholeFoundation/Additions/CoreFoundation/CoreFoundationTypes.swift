// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// CoreFoundation's types are Foundation's own: `as` goes between them on Apple's platforms, and
// between a type and its other name everywhere.

/// Core Foundation's string type; `as` converts it from and to `String`.
public typealias CFString = NSString

/// Core Foundation's data type.
public typealias CFData = Data

/// Core Foundation's URL type.
public typealias CFURL = URL

/// Core Foundation's dictionary type.
public typealias CFDictionary = [String: Any]

/// Core Foundation's array type.
public typealias CFArray = [Any]

/// Core Foundation's Boolean type.
public typealias CFBoolean = Bool

/// Core Foundation's type of any object.
public typealias CFTypeRef = AnyObject

/// Core Foundation's error type.
public typealias CFError = NSError

/// Returns a description of the error.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
    error.map { NSString(string: $0.localizedDescription) }
}

/// Returns the code of the error in its domain.
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error?.code ?? 0 }

/// Returns the domain of the error, which gives its code a meaning.
public func CFErrorGetDomain(_ error: CFError!) -> CFString! {
    error.map { NSString(string: $0.domain) }
}

/// A count or an index.
public typealias CFIndex = Int

/// A range of a list or a string.
public struct CFRange: Hashable, Sendable {
    /// The index of the first element.
    public var location: CFIndex
    /// The number of elements; some functions take 0 for the rest of the list.
    public var length: CFIndex

    /// Creates an empty range.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range from a location and a length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range with a location and a length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

/// A time in seconds since January 1, 2001, UTC.
public typealias CFAbsoluteTime = TimeInterval

/// A duration in seconds.
public typealias CFTimeInterval = TimeInterval

/// A status code of a system function; 0 means success.
public typealias OSStatus = Int32

/// Four characters as a number, such as the key of a sensor.
public typealias FourCharCode = UInt32

/// A type of files or data as four characters.
public typealias OSType = FourCharCode

/// The function succeeded.
public let noErr: OSStatus = 0

/// Core Foundation's `true`.
public var kCFBooleanTrue: CFBoolean! { true }

/// Core Foundation's `false`.
public var kCFBooleanFalse: CFBoolean! { false }

/// Returns the current time in seconds since January 1, 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Core Foundation's null object.
public var kCFNull: NSNull! { NSNull() }

/// A pointer to which a function writes its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
