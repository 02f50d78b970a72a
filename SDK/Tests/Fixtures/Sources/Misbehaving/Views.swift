import SwiftUI
import WidgetKit

struct LoopsForEver: Widget {
    private struct Looping: View {
        var body: some View {
            var count = 0
            while Date.now > .distantPast { count &+= 1 }
            return Text("\(count)")
        }
    }

    var body: some WidgetConfiguration { mischief("loop") { Looping() } }
}

struct NestsForEver: Widget {
    private struct Nest: View {
        let depth: Int

        var body: some View { VStack { AnyView(Nest(depth: depth + 1)) } }
    }

    var body: some WidgetConfiguration { mischief("nest") { Nest(depth: 0) } }
}

struct ListsTooMuch: Widget {
    var body: some WidgetConfiguration {
        mischief("list") {
            VStack { ForEach(0..<1_000_000, id: \.self) { Text("Row \($0)") } }
        }
    }
}

/// Waits on the main thread for what only the main thread can do.
struct WaitsForItself: Widget {
    private struct Waiting: View {
        var body: some View {
            let isDone = DispatchSemaphore(value: 0)
            Task { @MainActor in isDone.signal() }
            isDone.wait()
            return Text("Done")
        }
    }

    var body: some WidgetConfiguration { mischief("deadlock") { Waiting() } }
}

/// Changes its state whenever that has changed.
struct ChangesForEver: Widget {
    private struct Changing: View {
        @State private var count = 0

        var body: some View {
            Text("Changed \(count)")
                .onAppear { count += 1 }
                .onChange(of: count) { count += 1 }
        }
    }

    var body: some WidgetConfiguration { mischief("change") { Changing() } }
}

struct WritesWithoutEnd: Widget {
    var body: some WidgetConfiguration {
        mischief("text") { Text(String(repeating: "Lorem ipsum dolor ", count: 5_000_000)) }
    }
}

struct DrawsHugely: Widget {
    var body: some WidgetConfiguration {
        mischief("image") {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100_000, height: 100_000))
            Image(uiImage: renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) })
                .resizable()
        }
    }
}

struct MeasuresNothing: Widget {
    var body: some WidgetConfiguration {
        mischief("nan") {
            Text("Still here")
                .frame(width: .nan, height: .infinity)
                .offset(x: .nan, y: -.infinity)
                .padding(.nan)
                .scaleEffect(.infinity)
                .background(Color(red: .nan, green: .infinity, blue: -1))
        }
    }
}
