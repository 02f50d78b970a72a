// As on Apple's platforms, an `import BackgroundTasks` brings Foundation along.
@_exported import PortholeFoundation
