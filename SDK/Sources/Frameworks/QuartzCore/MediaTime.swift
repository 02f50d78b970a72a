// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
