public import CoreGraphics
public import Foundation
public import UIKit

extension Image {
    /// A picture of a bundle's asset catalogue or among its files, the main bundle's for nil.
    ///
    /// Differs from Apple: a name that is not found stays empty, and is named once in the plugin's
    /// log.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(ImageAsset(name: name, bundle: bundle)))
    }

    /// A picture of an asset catalogue, with what assistive technology calls it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(decorative: name, bundle: bundle)
        self.label = label
    }

    /// A picture of an asset catalogue that assistive technology skips.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.asset(ImageAsset(name: name, bundle: bundle)))
    }

    /// A picture of an asset catalogue.
    ///
    /// No effect here: the variable value, which only symbols have.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// A picture that the build found in an asset catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// A symbol with a value.
    ///
    /// No effect here: the value, all layers of a symbol are drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// A picture in memory that assistive technology skips, turned so that it is upright.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.pixels(cgImage.upright(orientation.turn)))
        self.scale = Double(scale)
    }

    /// A picture in memory, turned so that it is upright, with what assistive technology calls it.
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = label
    }

    /// A picture with a variable value of an asset catalogue, with what assistive technology calls
    /// it.
    ///
    /// No effect here: the variable value, which only symbols have.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// A picture with a variable value of an asset catalogue that assistive technology skips.
    ///
    /// No effect here: the variable value, which only symbols have.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// How a camera was held.
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
