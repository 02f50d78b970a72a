// Nothing of Speech makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import Speech` brings AVFoundation along.
@_exported import AVFoundation
