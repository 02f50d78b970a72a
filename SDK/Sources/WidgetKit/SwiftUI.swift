// As on Apple's platforms, `import WidgetKit` also imports SwiftUI.
@_exported import SwiftUI
