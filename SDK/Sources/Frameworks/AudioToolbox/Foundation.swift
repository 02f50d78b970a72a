// As on Apple's platforms, `import AudioToolbox` also imports Foundation.
@_exported import PortholeFoundation
