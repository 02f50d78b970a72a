import SwiftUI
import WidgetKit

/// A bundle that was built as a program instead of a library.
@main
struct Standalone: WidgetBundle {
    var body: some Widget {}
}
