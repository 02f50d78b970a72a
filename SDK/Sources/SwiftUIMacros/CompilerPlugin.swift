@main
enum CompilerPlugin {
    static func main() {}
}
