// Nothing of MessageUI makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import MessageUI` brings UIKit along.
@_exported import UIKit
