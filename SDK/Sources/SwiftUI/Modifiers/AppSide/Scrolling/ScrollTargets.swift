public import Foundation

/// Determines where scrolling ends; widgets do not scroll.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// Changes the target of scrolling; never called here.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// The context of a scroll target.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The target of scrolling.
public struct ScrollTarget: Hashable {
    /// The target rectangle, in points.
    public var rect: CGRect
    /// The anchor of the target.
    public var anchor: UnitPoint?
}

/// The state of a scroll view when scrolling ends; never created here.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target without a change.
    public let originalTarget: ScrollTarget
    /// The velocity, in points per second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the view in which it is scrolled, in points.
    public let containerSize: CGSize
    /// The directions in which it is scrolled.
    public let axes: Axis.Set
    private let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// Aligns scrolling with pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Comes to rest at pages.
    nonisolated public init() {}

    /// Never called, because widgets do not scroll.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Aligns scrolling with views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one swipe passes.
    public struct LimitBehavior: Sendable {
        /// The default of the platform.
        public static let automatic = LimitBehavior()
        /// One view if the width is compact.
        public static let always = LimitBehavior()
        /// One view.
        public static let alwaysByOne = LimitBehavior()
        /// A few views.
        public static let alwaysByFew = LimitBehavior()
        /// Any number of views.
        public static let never = LimitBehavior()
    }

    /// Comes to rest at views.
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}

    /// Never called, because widgets do not scroll.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at pages.
    nonisolated public static var paging: PagingScrollTargetBehavior {
        PagingScrollTargetBehavior()
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest at views.
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }

    /// Comes to rest at views.
    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// No effect here: widgets do not scroll.
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior
    ) -> some View { withoutEffect() }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { withoutEffect() }
}
