// An empty module: CoreML has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import CoreML` also imports Foundation.
@_exported import PortholeFoundation
