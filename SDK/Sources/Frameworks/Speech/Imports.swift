// An empty module: Speech has no use in a widget, but files shared with an app import it. As on
// Apple's platforms, `import Speech` also imports AVFoundation.
@_exported import AVFoundation
