// An empty module: ContactsUI has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import ContactsUI` also imports Contacts and UIKit.
@_exported import Contacts
@_exported import UIKit
