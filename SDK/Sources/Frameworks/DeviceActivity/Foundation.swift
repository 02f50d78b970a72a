// As on Apple's platforms, an `import DeviceActivity` brings Foundation along.
@_exported import PortholeFoundation
