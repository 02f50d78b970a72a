// An empty module: IntentsUI has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import IntentsUI` also imports Intents and UIKit.
@_exported import Intents
@_exported import UIKit
