// An empty module: EventKitUI has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import EventKitUI` also imports EventKit and UIKit.
@_exported import EventKit
@_exported import UIKit
