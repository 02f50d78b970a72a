// As on Apple's platforms, an `import WatchConnectivity` brings Foundation along.
@_exported import PortholeFoundation
