// An empty module: CoreAudio has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import CoreAudio` also imports Foundation.
@_exported import PortholeFoundation
