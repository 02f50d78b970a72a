public import CoreGraphics
import Foundation

/// A font in a file's bytes.
public final class CGFont: Sendable {
    package let data: Data
    private let face: HostFonts.Face

    /// The font in some bytes; nil when they are none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let face = HostFonts.faces(in: data).first else {
            return nil
        }
        self.data = data
        self.face = face
    }

    /// The PostScript name, such as "Lato-Bold".
    public var postScriptName: String? { face.name }
    /// The full name, such as "Lato Bold".
    public var fullName: String? { face.fullName }
}
