// As on Apple's platforms, `import Charts` also imports Foundation.
@_exported import PortholeFoundation
