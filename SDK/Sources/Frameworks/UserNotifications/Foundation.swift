// As on Apple's platforms, an `import UserNotifications` brings Foundation along.
@_exported import PortholeFoundation
