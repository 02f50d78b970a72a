import SwiftUI
import WidgetKit

/// A bundle that nobody marked with `@main`.
struct Mainless: WidgetBundle {
    var body: some Widget {}
}
