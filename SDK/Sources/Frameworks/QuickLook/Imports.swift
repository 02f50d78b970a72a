// An empty module: QuickLook has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import QuickLook` also imports UIKit.
@_exported import UIKit
