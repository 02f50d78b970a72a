// Nothing of RealityKit makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import RealityKit` brings Combine and Foundation along.
@_exported import Combine
@_exported import PortholeFoundation
