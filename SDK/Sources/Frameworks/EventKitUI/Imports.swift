// Nothing of EventKitUI makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import EventKitUI` brings EventKit and UIKit along.
@_exported import EventKit
@_exported import UIKit
