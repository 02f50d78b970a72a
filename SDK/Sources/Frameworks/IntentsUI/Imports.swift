// Nothing of IntentsUI makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import IntentsUI` brings Intents and UIKit along.
@_exported import Intents
@_exported import UIKit
