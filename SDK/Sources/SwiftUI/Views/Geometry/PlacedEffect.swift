import CWidgetPlugin
import CoreGraphics
import Foundation

/// An effect that views inside are drawn through, as far as it is known when they are recorded.
@usableFromInline
struct PlacedEffect: Sendable {
    /// The key of the view with the effect.
    let landmark: Int64
    /// The projection from the top left corner of a view of a size.
    let projection: @Sendable (CGSize) -> ProjectionTransform

    /// The effect when the view has its frame in the widget; nil for one that is not a projection.
    func drawn(in frame: CGRect) -> DrawnEffect? {
        let projection = self.projection(frame.size)
        guard projection.numbers.allSatisfy(\.isFinite) else { return nil }
        let (x, y) = (frame.minX, frame.minY)
        return DrawnEffect(
            landmark: landmark,
            projection: ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
                .concatenating(projection)
                .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y))))
    }
}

/// An effect as a projection of the widget's plane.
struct DrawnEffect: Sendable {
    let landmark: Int64
    let projection: ProjectionTransform
}

extension [DrawnEffect] {
    /// The projection from places among views inside these effects, outermost first, to places
    /// among views inside others.
    func projection(into others: [DrawnEffect]) -> ProjectionTransform {
        let common = zip(self, others).prefix { $0.landmark == $1.landmark }.count
        guard common < count || common < others.count else { return ProjectionTransform() }
        return dropFirst(common).outwards
            .concatenating(others.dropFirst(common).outwards.inverted())
    }
}

extension ArraySlice<DrawnEffect> {
    /// All projections, the innermost first.
    fileprivate var outwards: ProjectionTransform {
        reversed().reduce(ProjectionTransform()) { $0.concatenating($1.projection) }
    }
}

extension CGRect {
    /// The smallest rectangle around all corners of this one after a projection.
    func bounds(through projection: ProjectionTransform) -> CGRect {
        if projection.isTranslation {
            return offsetBy(dx: projection.m31, dy: projection.m32)
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(projection) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
        else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPoint {
    /// The point after a projection.
    func applying(_ projection: ProjectionTransform) -> CGPoint {
        let m = projection
        let divisor = x * m.m13 + y * m.m23 + m.m33
        guard divisor != 0 else { return self }
        return CGPoint(
            x: (x * m.m11 + y * m.m21 + m.m31) / divisor,
            y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
    }
}

extension ProjectionTransform {
    /// Whether it only moves.
    fileprivate var isTranslation: Bool {
        isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1
    }
}

extension EnvironmentValues {
    private struct EffectsKey: EnvironmentKey {
        static let defaultValue: [PlacedEffect] = []
    }

    private struct SpacesKey: EnvironmentKey {
        static let defaultValue: [Int64: [PlacedEffect]] = [:]
    }

    /// The effects that views are drawn through, outermost first.
    var placedEffects: [PlacedEffect] {
        get { self[EffectsKey.self] }
        set { self[EffectsKey.self] = newValue }
    }

    /// The effects around the enclosing named spaces, by the spaces' keys, where there are some.
    var spaceEffects: [Int64: [PlacedEffect]] {
        get { self[SpacesKey.self] }
        set { self[SpacesKey.self] = newValue }
    }
}

extension ViewRecorder {
    /// Records the content of an effect's node, whose frames are seen through it from outside.
    func drawn(
        through projection: @escaping @Sendable (CGSize) -> ProjectionTransform,
        _ content: () -> Void
    ) {
        let effect = PlacedEffect(landmark: Landmarks.next(), projection: projection)
        withEnvironment({ $0.placedEffects.append(effect) }) {
            node(WIDGET_LANDMARK) {
                set(WIDGET_KEY, effect.landmark)
                content()
            }
        }
    }
}
