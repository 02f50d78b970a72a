// On Apple's platforms the types of asset catalog constants are declared here; in this SDK they are
// UIKit's.
@_exported import struct UIKit.ColorResource
@_exported import struct UIKit.ImageResource
