// As on Apple's platforms, an `import MediaPlayer` brings these along.
@_exported import PortholeFoundation
@_exported import UIKit
