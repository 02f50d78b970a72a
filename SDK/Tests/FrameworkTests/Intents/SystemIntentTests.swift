import AppIntents
import Intents
import SwiftUI
import Testing

@Suite("An intent of the system")
struct SystemIntentTests {
    @Test func `to send a message has its sender and recipients, and can be donated`() async throws
    {
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
    }

    @Test func `to play media has its items`() {
        let song = INPlayMediaIntent(
            mediaItems: [INMediaItem(identifier: "1", title: "Ode", type: .song, artwork: nil)])
        #expect(song.mediaItems?.first?.title == "Ode" && song.playbackRepeatMode == .unknown)
    }

    @Test func `shows a value with a symbol in a colour`() {
        let leaf = DisplayRepresentation.Image(
            systemName: "leaf", tintColor: .green, symbolConfiguration: .init(pointSize: 20))
        #expect(DisplayRepresentation(title: "Mint", image: leaf).image == leaf)
    }
}
