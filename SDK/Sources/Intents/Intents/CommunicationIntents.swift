/// What a message is.
public enum INOutgoingMessageType: Int, Sendable {
    /// Not known.
    case unknown
    /// Words.
    case outgoingMessageText
    /// A voice.
    case outgoingMessageAudio
}

/// A file that goes along with a message.
open class INSendMessageAttachment: NSObject {
    /// A voice.
    public let audioMessageFile: INFile?

    /// A voice.
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// Somebody sends a message.
///
/// Donating it has no effect here: nobody guesses.
open class INSendMessageIntent: INIntent {
    /// To whom.
    public private(set) var recipients: [INPerson]?
    /// What it is.
    public private(set) var outgoingMessageType = INOutgoingMessageType.unknown
    /// What it says.
    public private(set) var content: String?
    /// The name of the group that gets it.
    public private(set) var speakableGroupName: INSpeakableString?
    /// Identifies the conversation.
    public private(set) var conversationIdentifier: String?
    /// By which service.
    public private(set) var serviceName: String?
    /// From whom.
    public private(set) var sender: INPerson?
    /// What goes along.
    public private(set) var attachments: [INSendMessageAttachment]?

    /// Somebody sends a message.
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

    /// Somebody sends words.
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

/// How one calls.
public enum INCallAudioRoute: Int, Sendable {
    /// Not known.
    case unknown
    /// Aloud.
    case speakerphoneAudioRoute
    /// By what is in the ear.
    case bluetoothAudioRoute
}

/// Where a call goes.
public enum INCallDestinationType: Int, Sendable {
    /// Not known.
    case unknown
    /// To somebody.
    case normal
    /// To those who help.
    case emergency
    /// To what was said.
    case voicemail
    /// To whom one called last.
    case redial
    /// Back.
    case callBack
}

/// What a call carries.
public enum INCallCapability: Int, Sendable {
    /// Not known.
    case unknown
    /// A voice.
    case audioCall
    /// A picture, too.
    case videoCall
}

/// Somebody calls.
///
/// Donating it has no effect here: nobody guesses.
open class INStartCallIntent: INIntent {
    /// How.
    public private(set) var audioRoute = INCallAudioRoute.unknown
    /// Where the call goes.
    public private(set) var destinationType = INCallDestinationType.unknown
    /// Whom.
    public private(set) var contacts: [INPerson]?
    /// What the call carries.
    public private(set) var callCapability = INCallCapability.unknown

    /// Somebody calls.
    public convenience init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType,
        contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType = .unknown,
        callCapability: INCallCapability
    ) {
        self.init()
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.callCapability = callCapability
    }
}

/// What became of a call.
public enum INCallRecordType: Int, Sendable {
    /// Not known.
    case unknown
    /// One called.
    case outgoing
    /// Nobody answered.
    case missed
    /// One was called.
    case received
    /// The latest.
    case latest
    /// Something was said.
    case voicemail
}
