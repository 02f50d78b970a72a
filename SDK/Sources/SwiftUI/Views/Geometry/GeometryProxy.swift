import CWidgetPlugin
import CoreGraphics
public import Foundation

/// The size and the coordinate space of a geometry reader.
///
/// Frames and anchors are what is seen through the effects of the views in between: the smallest
/// rectangle around what is turned.
public struct GeometryProxy: Sendable {
    private let origin: CGPoint
    private let link: GeometryLink
    /// The effects that the reader is drawn through, outermost first.
    private let effects: [DrawnEffect]
    private let spaces: [Int64: [PlacedEffect]]
    /// The size of the geometry reader, in points.
    public let size: CGSize
    /// The room beside the geometry reader that it may extend into, and the widget's margins as far
    /// as it extends into them.
    public let safeAreaInsets: EdgeInsets

    init(_ geometry: widget_geometry, link: GeometryLink, environment: EnvironmentValues) {
        self.link = link
        effects = link.drawn(environment.placedEffects)
        spaces = environment.spaceEffects
        origin = CGPoint(x: geometry.x, y: geometry.y)
        size = CGSize(width: geometry.width, height: geometry.height)
        safeAreaInsets = EdgeInsets(
            top: geometry.top, leading: geometry.leading, bottom: geometry.bottom,
            trailing: geometry.trailing)
    }

    /// The geometry reader's frame in a coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return frame(inside: [])
        case .named(let name):
            let key = Landmarks.key(of: name)
            let frame = frame(inside: effects(around: key))
            let space = link.frame(of: key)?.origin ?? .zero
            return frame.offsetBy(dx: -space.x, dy: -space.y)
        }
    }

    /// The geometry reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the enclosing view with a named space, in the reader's coordinates; `nil` where
    /// none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let key = Landmarks.key(of: coordinateSpace.name)
        return link.frame(of: key).map { $0.bounds(through: local(effects(around: key))) }
    }

    /// The value of an anchor, in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.resolve(
            link.frame(of: anchor.landmark) ?? .zero, local(link.drawn(anchor.effects)))
    }

    /// The effects around the enclosing view with a named space.
    private func effects(around key: Int64) -> [DrawnEffect] {
        spaces[key].map(link.drawn) ?? []
    }

    /// The frame, from the widget's corner, among views inside some effects.
    private func frame(inside others: [DrawnEffect]) -> CGRect {
        CGRect(origin: origin, size: size).bounds(through: effects.projection(into: others))
    }

    /// The projection from places among views inside some effects to the reader's coordinates.
    private func local(_ others: [DrawnEffect]) -> ProjectionTransform {
        others.projection(into: effects).concatenating(
            ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }
}

/// Leads to the frames of other views, during the call that received the geometry.
///
/// Unchecked: made, used and ended on the main thread.
final class GeometryLink: @unchecked Sendable {
    private var geometry: UnsafePointer<widget_geometry>?

    private init(_ geometry: UnsafePointer<widget_geometry>) { self.geometry = geometry }

    /// Gives `body` the geometry of the C header.
    ///
    /// - Parameter environment: That of the views that the geometry is of.
    static func reading(
        _ geometry: UnsafePointer<widget_geometry>,
        in environment: EnvironmentValues = EnvironmentValues(), _ body: (GeometryProxy) -> Void
    ) {
        let link = GeometryLink(geometry)
        body(GeometryProxy(geometry.pointee, link: link, environment: environment))
        link.geometry = nil
    }

    /// The frame of a view that is placed already, from the widget's corner.
    func frame(of key: Int64) -> CGRect? {
        var rect = widget_rect()
        guard let geometry, geometry.pointee.landmark != nil,
            widget_landmark_frame(geometry, key, &rect)
        else { return nil }
        return CGRect(rect)
    }

    /// Effects around views that are placed already.
    func drawn(_ effects: [PlacedEffect]) -> [DrawnEffect] {
        effects.compactMap { effect in
            frame(of: effect.landmark).flatMap { effect.drawn(in: $0) }
        }
    }
}
