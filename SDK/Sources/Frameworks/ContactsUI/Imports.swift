// Nothing of ContactsUI makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import ContactsUI` brings Contacts and UIKit along.
@_exported import Contacts
@_exported import UIKit
