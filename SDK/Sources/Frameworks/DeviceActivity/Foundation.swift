// As on Apple's platforms, `import DeviceActivity` also imports Foundation.
@_exported import PortholeFoundation
