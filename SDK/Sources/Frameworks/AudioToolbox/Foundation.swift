// As on Apple's platforms, an `import AudioToolbox` brings Foundation along.
@_exported import PortholeFoundation
