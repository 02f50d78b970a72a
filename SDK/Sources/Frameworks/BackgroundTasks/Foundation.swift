// As on Apple's platforms, `import BackgroundTasks` also imports Foundation.
@_exported import PortholeFoundation
