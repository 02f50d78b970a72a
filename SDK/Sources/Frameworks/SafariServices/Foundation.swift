// As on Apple's platforms, `import SafariServices` also imports Foundation.
@_exported import PortholeFoundation
