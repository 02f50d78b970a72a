import Combine
import Foundation
import PortholeFoundation
import Testing

@Suite("Combine")
struct CombineTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test("publishes properties, subjects and notifications")
    func publishers() {
        let model = Model()
        var seen: [Int] = []
        var cancellables: Set<AnyCancellable> = []
        model.$count.dropFirst().sink { seen.append($0) }.store(in: &cancellables)
        model.count = 7
        let subject = PassthroughSubject<Int, Never>()
        subject.map { $0 * 2 }.assign(to: \.count, on: model).store(in: &cancellables)
        subject.send(4)
        let center = NotificationCenter()
        let name = Notification.Name("ping")
        center.publisher(for: name).sink { _ in seen.append(-1) }.store(in: &cancellables)
        center.post(name: name, object: nil)
        #expect(seen == [7, 8, -1])
    }

    @Test("schedules on queues and has values for await")
    func scheduling() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.receive(on: DispatchQueue.global()).values {
            values.append(value)
        }
        #expect(values == [1, 2, 3])
        let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        timer.sink { _ in }.cancel()
        _ = URLSession.shared.dataTaskPublisher(for: URL(filePath: "/"))
    }
}
