// Nothing of PDFKit makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import PDFKit` brings UIKit along.
@_exported import UIKit
