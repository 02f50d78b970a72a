// As on Apple's platforms, an `import UIKit` brings Foundation along.
@_exported import PortholeFoundation
