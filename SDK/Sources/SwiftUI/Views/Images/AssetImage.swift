public import CoreGraphics
public import Foundation
public import UIKit

extension Image {
    /// Creates an image from the asset catalog or files of a bundle, by default the main bundle.
    ///
    /// Differs from Apple: a name that is not found stays empty, and is named once in the plugin's
    /// log.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(ImageAsset(name: name, bundle: bundle)))
    }

    /// Creates an image from an asset catalog, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(decorative: name, bundle: bundle)
        self.label = label
    }

    /// Creates a decorative image from an asset catalog, which assistive technology ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(ImageAsset(name: name, bundle: bundle)))
    }

    /// Creates an image from an asset catalog.
    ///
    /// No effect here: the variable value, which only symbols have.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image from a resource of an asset catalog.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// A symbol with a value.
    ///
    /// No effect here: the value, all layers of a symbol are drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Creates a decorative image from memory, rotated upright.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.pixels(cgImage.upright(orientation.turn)))
        self.scale = Double(scale)
    }

    /// Creates an image from memory, rotated upright, with an accessibility label.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = label
    }

    /// Creates an image with a variable value from an asset catalog, with an accessibility label.
    ///
    /// No effect here: the variable value, which only symbols have.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates a decorative image with a variable value from an asset catalog.
    ///
    /// No effect here: the variable value, which only symbols have.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// The orientation of an image.
    public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
        /// Upright.
        case up
        /// Upright, as in a mirror.
        case upMirrored
        /// Turned by 180 degrees.
        case down
        /// Turned by 180 degrees, as in a mirror.
        case downMirrored
        /// Turned by 90 degrees counterclockwise.
        case left
        /// Turned by 90 degrees counterclockwise, as in a mirror.
        case leftMirrored
        /// Turned by 90 degrees clockwise.
        case right
        /// Turned by 90 degrees clockwise, as in a mirror.
        case rightMirrored
    }
}

extension Image.Orientation {
    fileprivate var turn: CGImage.Turn {
        switch self {
        case .up: .none
        case .upMirrored: CGImage.Turn(quarters: 0, isMirrored: true)
        case .down: CGImage.Turn(quarters: 2)
        case .downMirrored: CGImage.Turn(quarters: 2, isMirrored: true)
        case .left: CGImage.Turn(quarters: 3)
        case .leftMirrored: CGImage.Turn(quarters: 3, isMirrored: true)
        case .right: CGImage.Turn(quarters: 1)
        case .rightMirrored: CGImage.Turn(quarters: 1, isMirrored: true)
        }
    }
}
