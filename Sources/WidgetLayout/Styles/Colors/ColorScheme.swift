/// The appearance that a view is drawn for; the numbers are those of `widget_color_scheme`.
enum ColorScheme: Int64, CaseIterable {
    case light = 1
    case dark = 2
}
