// swift-format-ignore-file
import Combine
import SwiftUI

/// Controls as authors write them.
public struct ControlsView: View {
    struct PressableStyle: ButtonStyle {
        @Environment(\.colorScheme) var colorScheme

        func makeBody(configuration: Self.Configuration) -> some View {
            configuration.label
                .padding(colorScheme == .dark ? 4 : 8)
                .scaleEffect(configuration.isPressed ? 0.9 : 1)
        }
    }

    struct TriggeringStyle: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    struct CheckboxStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                Label {
                    configuration.label
                } icon: {
                    Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                }
            }
            .buttonStyle(.plain)
        }
    }

    struct BarStyle: ProgressViewStyle {
        var color: Color = .blue

        func makeBody(configuration: Configuration) -> some View {
            let fraction = configuration.fractionCompleted ?? 0
            return GeometryReader { geometry in
                Rectangle().fill(color).frame(width: geometry.size.width * CGFloat(fraction))
            }
        }
    }

    struct SpeedGaugeStyle: GaugeStyle {
        private var gradient = LinearGradient(
            gradient: Gradient(colors: [.green, .red]), startPoint: .leading,
            endPoint: .trailing)

        func makeBody(configuration: Configuration) -> some View {
            ZStack {
                Circle().foregroundColor(Color(.sRGB, white: 0.9))
                Circle().stroke(gradient, lineWidth: 4)
                VStack {
                    configuration.currentValueLabel
                    configuration.label
                }
            }
        }
    }

    struct TwoLineLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Label(configuration).labelStyle(.iconOnly)
                configuration.title.font(.caption)
            }
        }
    }

    @State private var isOn = true
    private let value: Double

    public init(value: Double) { self.value = value }

    public var body: some View {
        VStack {
            Button("Refresh", systemImage: "arrow.clockwise") {}
                .buttonStyle(PressableStyle())
            Button(role: .destructive, action: reload) { Text("Delete") }
                .buttonStyle(TriggeringStyle())
            Button("Go", action: reload)
                .buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                .controlSize(.small).tint(.orange)
            Toggle("Done", isOn: $isOn).toggleStyle(CheckboxStyle())
            Toggle(isOn: $isOn) { Text("Alarm") }.toggleStyle(.switch).labelsHidden()
            Gauge(value: value, in: 0...260) {
                Image(systemName: "gauge.medium")
            } currentValueLabel: {
                Text("\(Int(value))").foregroundColor(.green)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("260")
            }
            .gaugeStyle(SpeedGaugeStyle())
            ProgressView(value: value, total: 260).progressViewStyle(BarStyle(color: .red))
            Label("Rain", systemImage: "cloud.rain").labelStyle(TwoLineLabelStyle())
            LabeledContent("Steps", value: "4000")
            ContentUnavailableView.search(text: "x")
            GroupBox("Box") { Text("inside") }
        }
    }

    private func reload() {}
}

/// An object as view models are written.
public final class CounterModel: ObservableObject {
    @Published public var count = 3
    public let objectName = "counter"

    public init() {}
}

/// Property wrappers as authors use them.
public struct StatefulView: View {
    @StateObject private var owned = CounterModel()
    @ObservedObject var observed: CounterModel
    @EnvironmentObject var shared: CounterModel
    @AppStorage("name", store: UserDefaults(suiteName: "group.example")) private var name = "none"
    @AppStorage("missing") private var missing: Int?
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 17
    @Namespace private var namespace
    @FocusState private var isFocused: Bool
    @Environment(\.scenePhase) private var phase
    @Environment(\.dismiss) private var dismiss

    public init(observed: CounterModel) { self.observed = observed }

    public var body: some View {
        Text(
            "\(owned.count) \(observed.count) \(shared.objectName) \(name) \(missing ?? -1) \(Int(size))"
        )
        .onReceive(observed.$count) { _ in }
        .sheet(isPresented: .constant(false), onDismiss: { dismiss() }) { Text("sheet") }
        .focused($isFocused)
        Stepper("Count", value: $observed.count, in: 0...10)
    }
}

/// An app's screen that shares a file with a widget.
public struct ScreenView: View {
    @State private var query = ""
    @State private var path: [Int] = []
    @GestureState private var drag = CGSize.zero

    public init() {}

    public var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Next", destination: Text("next"))
                TextField("Name", text: $query)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit {}
                Text("drag").gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { _ in })
            }
            .navigationTitle("Home")
            .navigationSubtitle("Away")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Edit") {}
                }
            }
            .searchable(text: $query)
            .alert("Sure?", isPresented: .constant(false)) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("message")
            }
            .contextMenu { Button("Copy") {} }
            .onLongPressGesture(minimumDuration: 1) {}
        }
    }
}

/// An app in the same file.
struct SharedApp: App {
    @StateObject private var model = CounterModel()

    var body: some Scene {
        WindowGroup {
            ScreenView().environmentObject(model)
        }
    }
}

/// Words that come as resources.
public struct ResourcesView: View {
    let title: LocalizedStringResource = "Alarm"
    @State private var isOn = false

    public init() {}

    public var body: some View {
        VStack {
            Button(title) {}
            Button(title, systemImage: "bell") {}
            Toggle(title, isOn: $isOn)
            GroupBox(title) { Text(title) }
            ContentUnavailableView(title, systemImage: "bell.slash")
            Label(title, systemImage: "bell").accessibilityValue(title).accessibilityHint(title)
        }
    }
}
