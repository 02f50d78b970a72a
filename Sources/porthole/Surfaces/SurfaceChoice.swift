/// The surface to use for standard output.
enum SurfaceChoice {
    /// The terminal's view on a terminal, lines elsewhere.
    case auto
    case terminal, line
}
