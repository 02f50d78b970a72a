import AVKit
import Accessibility
import AppIntents
import Intents
import SwiftUI
import Testing
import WebKit

@Suite("What is told to others")
struct ChartDescriptorTests {
    private struct Chart: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Rain", summary: nil,
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"]),
                yAxis: AXNumericDataAxisDescriptor(
                    title: "Millimetres", range: 0...20, gridlinePositions: [10]
                ) { "\($0) mm" },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Rain", isContinuous: false,
                        dataPoints: [
                            AXDataPoint(x: "Mo", y: 3), AXDataPoint(x: 2, y: 5, label: "wet"),
                        ])
                ])
        }
    }

    @Test func `of a chart has its axes and points`() {
        let chart = Chart().makeChartDescriptor()
        #expect(chart.xAxis.title == "Day" && chart.yAxis?.valueDescriptionProvider(4) == "4.0 mm")
        let points = chart.series.flatMap(\.dataPoints)
        #expect(points.map(\.xValue) == [.category("Mo"), .number(2)])
        #expect(points.map { $0.yValue?.number } == [3, 5] && points[1].label == "wet")
    }

    @Test func `of a message has who sends it to whom`() async throws {
        let ada = INPerson(
            personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress),
            nameComponents: nil, displayName: "Ada", image: nil, contactIdentifier: nil,
            customIdentifier: "1")
        let message = INSendMessageIntent(
            recipients: [ada], outgoingMessageType: .outgoingMessageText, content: "Hello",
            speakableGroupName: INSpeakableString(spokenPhrase: "Us"), conversationIdentifier: "c",
            serviceName: nil, sender: ada, attachments: nil)
        #expect(message.recipients?.map(\.displayName) == ["Ada"] && message.content == "Hello")
        try await INInteraction(intent: message, response: nil).donate()
        let song = INPlayMediaIntent(
            mediaItems: [INMediaItem(identifier: "1", title: "Ode", type: .song, artwork: nil)])
        #expect(song.mediaItems?.first?.title == "Ode" && song.playbackRepeatMode == .unknown)
    }

    @Test func `of a choice has a symbol in a colour`() {
        let leaf = DisplayRepresentation.Image(
            systemName: "leaf", tintColor: .green, symbolConfiguration: .init(pointSize: 20))
        #expect(DisplayRepresentation(title: "Mint", image: leaf).image == leaf)
    }

    @MainActor
    @Test func `of a page is nothing, and a film is black`() {
        let page = WKWebView(frame: .zero)
        #expect(page.load(URLRequest(url: URL(filePath: "/"))) == nil && !page.isLoading)
        _ = VideoPlayer(player: AVPlayer()) { Text("Play") }
    }
}
