import Glibc
import WidgetWire

/// The child process: locks itself down, loads one plugin, answers the host's requests.
///
/// It uses plain threads:
/// - the main one belongs to the plugin's entry, views and main loop
/// - one calls providers and reads the pipe
/// - a substitute reads the pipe while that one is busy
/// - one exists while reloads wait that were asked for too soon
///
/// There is no Swift concurrency, because the plugin runs the main thread and nothing would serve
/// the runner's own main actor.
@main
enum WidgetRunner {
    static func main() {
        do {
            let arguments = try RunnerArguments(CommandLine.arguments.dropFirst())
            let hasLandlock = try Lockdown.apply(
                parent: arguments.parent, limits: ResourceLimits(memory: arguments.memoryLimit),
                files: LandlockSandbox(arguments))
            let connection = try HostConnection.takingOverStandardStreams()
            try run(arguments, connection, hasLandlock: hasLandlock)
        } catch {
            RunnerExit.now(error.description, status: error.exitStatus)
        }
    }

    private static let withoutLandlock =
        "This kernel has no Landlock (Linux 5.13): the plugin can read and change the user's files."

    private static func run(
        _ arguments: RunnerArguments, _ connection: HostConnection, hasLandlock: Bool
    ) throws(StartError) {
        let log = PluginLog(connection)
        if !hasLandlock { log.write(.warning, withoutLandlock) }
        let center = Center(connection: connection, log: log)
        let providers = try ProviderThread(connection)
        let router = RequestRouter(
            connection: connection, log: log, center: center, providers: providers)
        connection.send(.hello(.current(software: "widget-runner \(portholeVersion)")))
        try providers.start { (message) throws(ProtocolError) in
            try router.receive(message)
        } ending: { problem in
            if let problem { RunnerExit.now(problem, status: EX_PROTOCOL) }
            router.stop()
            RunnerExit.afterGrace()
        }
        router.waitForHello()
        // Not earlier: a host that speaks another version must not start a plugin.
        let library = PluginLibrary(arguments, log: log, center: center)
        let plugin = Result { () throws(RunnerError) in try library.load() }
        let mainLoop: any MainLoop = (try? plugin.get())?.mainLoop ?? JobQueue()
        router.serve(plugin, on: mainLoop)
        mainLoop.run()
        guard router.isStopping else {
            RunnerExit.now("The plugin's main loop returned unasked.", status: EX_SOFTWARE)
        }
        RunnerExit.asAsked()
    }
}
