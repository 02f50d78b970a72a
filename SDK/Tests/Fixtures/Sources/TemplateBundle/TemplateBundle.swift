// swift-format-ignore-file
import WidgetKit
import SwiftUI

@main
struct TemplateBundle: WidgetBundle {
    var body: some Widget {
        Template()
    }
}
