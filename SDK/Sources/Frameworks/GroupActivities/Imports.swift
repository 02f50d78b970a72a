// An empty module: GroupActivities has no use in a widget, but files shared with an app import it.
// As on Apple's platforms, `import GroupActivities` also imports Combine, CoreTransferable and
// Foundation.
@_exported import Combine
@_exported import CoreTransferable
@_exported import PortholeFoundation
