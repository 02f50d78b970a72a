/// Which surface is wanted of standard output.
enum SurfaceChoice {
    /// Drawn on a terminal, a line elsewhere.
    case auto
    case terminal, line
}
