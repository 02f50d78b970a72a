// An empty module: PDFKit has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import PDFKit` also imports UIKit.
@_exported import UIKit
