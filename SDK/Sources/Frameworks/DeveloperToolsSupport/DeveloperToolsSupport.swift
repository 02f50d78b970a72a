// Where Apple's SDK declares what asset catalogues' constants are made of; here that is UIKit's.
@_exported import struct UIKit.ColorResource
@_exported import struct UIKit.ImageResource
