// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// CoreFoundation's types are Foundation's own: `as` goes between them on Apple's platforms, and between a type
// and its other name everywhere.

/// CoreFoundation's name for a text that is an object, which `as` makes of a `String` and a `String` of it.
public typealias CFString = NSString

/// CoreFoundation's name for bytes.
public typealias CFData = Data

/// CoreFoundation's name for an address.
public typealias CFURL = URL

/// CoreFoundation's name for a dictionary.
public typealias CFDictionary = [String: Any]

/// CoreFoundation's name for an array.
public typealias CFArray = [Any]

/// CoreFoundation's name for a truth.
public typealias CFBoolean = Bool

/// CoreFoundation's name for any object.
public typealias CFTypeRef = AnyObject

/// CoreFoundation's name for an error.
public typealias CFError = NSError

/// What went wrong, in a sentence.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
    error.map { NSString(string: $0.localizedDescription) }
}

/// The number of what went wrong, in its domain.
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error?.code ?? 0 }

/// The part of a system whose numbers say what went wrong.
public func CFErrorGetDomain(_ error: CFError!) -> CFString! {
    error.map { NSString(string: $0.domain) }
}

/// A number of things.
public typealias CFIndex = Int

/// A part of a list or a text.
public struct CFRange: Hashable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is; 0 often means all of the rest.
    public var length: CFIndex

    /// A part of nothing.
    public init() { self.init(location: 0, length: 0) }

    /// A part from a place on.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// A part of a list or a text.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

/// A moment as seconds since the first one of 2001, in UTC.
public typealias CFAbsoluteTime = TimeInterval

/// A number of seconds.
public typealias CFTimeInterval = TimeInterval

/// How a function of the system ended; 0 is well.
public typealias OSStatus = Int32

/// It went well.
public let noErr: OSStatus = 0

/// CoreFoundation's true.
public var kCFBooleanTrue: CFBoolean! { true }

/// CoreFoundation's false.
public var kCFBooleanFalse: CFBoolean! { false }

/// Seconds since the first moment of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// CoreFoundation's nothing.
public var kCFNull: NSNull! { NSNull() }

/// Where a function puts the reason why it failed.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
