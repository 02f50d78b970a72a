// As on Apple's platforms, `import UserNotifications` also imports Foundation.
@_exported import PortholeFoundation
