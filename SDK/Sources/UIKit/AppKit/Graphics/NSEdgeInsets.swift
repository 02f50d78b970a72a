/// Distances from a rectangle's edges, as AppKit calls them.
public typealias NSEdgeInsets = UIEdgeInsets

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No distances.
public let NSEdgeInsetsZero = NSEdgeInsets.zero
