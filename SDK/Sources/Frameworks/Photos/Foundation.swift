// As on Apple's platforms, an `import Photos` brings these along.
@_exported import PortholeFoundation
@_exported import UIKit
