// Nothing of GroupActivities makes sense in a widget; its files import it where an app's do. As on
// Apple's platforms, an `import GroupActivities` brings Combine, CoreTransferable and Foundation
// along.
@_exported import Combine
@_exported import CoreTransferable
@_exported import PortholeFoundation
