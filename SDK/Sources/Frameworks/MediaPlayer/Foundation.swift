// As on Apple's platforms, an `import MediaPlayer` brings Foundation along.
@_exported import PortholeFoundation
