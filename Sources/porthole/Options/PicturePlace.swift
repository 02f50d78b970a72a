import WidgetHost
import WidgetWire

/// The place where a widget's pictures are seen, unless the user says otherwise.
enum PicturePlace {
    case homeScreen, lockScreen, watchFace

    init(_ family: WidgetFamily, isForWatch: Bool) {
        self = !family.isAccessory ? .homeScreen : isForWatch ? .watchFace : .lockScreen
    }

    var renderingMode: WidgetEnvironment.RenderingMode {
        self == .lockScreen ? .vibrant : .fullColor
    }

    /// The appearance; faces of watches are dark.
    func appearance(_ asked: Appearance) -> Appearance { self == .watchFace ? .dark : asked }
}

extension InstalledWidget {
    /// Whether it is for watches: only they have a corner.
    var isForWatch: Bool { families.contains(.accessoryCorner) }
}
