// As on Apple's platforms, an `import WidgetKit` brings SwiftUI along.
@_exported import SwiftUI
