// An empty module: RealityKit has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import RealityKit` also imports Combine and Foundation.
@_exported import Combine
@_exported import PortholeFoundation
