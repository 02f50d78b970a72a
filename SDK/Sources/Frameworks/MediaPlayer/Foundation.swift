// As on Apple's platforms, `import MediaPlayer` also imports these.
@_exported import PortholeFoundation
@_exported import UIKit
