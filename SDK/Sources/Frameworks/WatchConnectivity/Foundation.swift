// As on Apple's platforms, `import WatchConnectivity` also imports Foundation.
@_exported import PortholeFoundation
