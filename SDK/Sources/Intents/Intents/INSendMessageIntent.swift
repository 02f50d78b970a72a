/// The content of a message.
public enum INOutgoingMessageType: Int, Sendable {
    /// Unknown content.
    case unknown
    /// A text.
    case outgoingMessageText
    /// A recording of a voice.
    case outgoingMessageAudio
}

/// An attachment of a message.
open class INSendMessageAttachment: NSObject {
    /// The recording of a voice.
    public let audioMessageFile: INFile?

    /// Creates an attachment of a recording.
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// The intent to send a message.
///
/// Donating it has no effect here: no host suggests intents.
open class INSendMessageIntent: INIntent {
    /// The recipients.
    public private(set) var recipients: [INPerson]?
    /// The content of the message.
    public private(set) var outgoingMessageType = INOutgoingMessageType.unknown
    /// The text of the message.
    public private(set) var content: String?
    /// The name of the group that receives the message.
    public private(set) var speakableGroupName: INSpeakableString?
    /// The identifier of the conversation.
    public private(set) var conversationIdentifier: String?
    /// The name of the message service.
    public private(set) var serviceName: String?
    /// The sender.
    public private(set) var sender: INPerson?
    /// The attachments.
    public private(set) var attachments: [INSendMessageAttachment]?

    /// Creates an intent to send a message.
    public convenience init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.init()
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
    }

    /// Creates an intent to send a text.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }
}
