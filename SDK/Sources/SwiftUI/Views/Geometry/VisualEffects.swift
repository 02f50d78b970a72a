public import Foundation

extension VisualEffect {
    func then(
        _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
    ) -> some VisualEffect {
        JoinedVisualEffect(first: self, change: change)
    }

    /// Draws the view at a distance from its place.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then { AnyView($0.offset(x: x, y: y)) }
    }

    /// Draws the view at a distance from its place.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales the view when it is drawn.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }

    /// Scales the view by a factor for each axis when it is drawn.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view when it is drawn.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Rotates the view when it is drawn.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }

    /// Sets the opacity of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then { AnyView($0.opacity(opacity)) }
    }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { AnyView($0.blur(radius: radius, opaque: opaque)) }
    }

    /// Rotates the view in three dimensions about an axis.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        then {
            AnyView(
                $0.rotation3DEffect(
                    angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
        }
    }

    /// Draws the view through an affine transform.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then { AnyView($0.transformEffect(transform)) }
    }

    /// Draws the view through a projection transform.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then { AnyView($0.projectionEffect(transform)) }
    }
}

extension VisualEffect {
    /// Brightens the view by an amount from 0 to 1, or darkens it below 0.
    public func brightness(_ amount: Double) -> some VisualEffect {
        then { AnyView($0.brightness(amount)) }
    }

    /// Changes the contrast: below 1 colors become more gray, above 1 they differ more.
    public func contrast(_ amount: Double) -> some VisualEffect {
        then { AnyView($0.contrast(amount)) }
    }

    /// Changes the saturation: below 1 it decreases, above 1 it increases.
    public func saturation(_ amount: Double) -> some VisualEffect {
        then { AnyView($0.saturation(amount)) }
    }

    /// Removes color from the view, by an amount from 0 (unchanged) to 1 (gray).
    public func grayscale(_ amount: Double) -> some VisualEffect {
        then { AnyView($0.grayscale(amount)) }
    }

    /// Rotates the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then { AnyView($0.hueRotation(angle)) }
    }
}

/// An effect after another one.
private struct JoinedVisualEffect<First: VisualEffect>: VisualEffect {
    let first: First
    let change: @MainActor @Sendable (AnyView) -> AnyView

    func _apply(to view: AnyView) -> AnyView { change(first._apply(to: view)) }
}
