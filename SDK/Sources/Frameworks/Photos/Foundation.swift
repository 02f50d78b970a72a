// As on Apple's platforms, `import Photos` also imports these.
@_exported import PortholeFoundation
@_exported import UIKit
