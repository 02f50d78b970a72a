/// The audio route of a call.
public enum INCallAudioRoute: Int, Sendable {
    /// Unknown.
    case unknown
    /// The loudspeaker.
    case speakerphoneAudioRoute
    /// A Bluetooth device.
    case bluetoothAudioRoute
}

/// The kind of destination of a call.
public enum INCallDestinationType: Int, Sendable {
    /// Unknown.
    case unknown
    /// A contact.
    case normal
    /// The emergency services.
    case emergency
    /// The voicemail.
    case voicemail
    /// The contact called last.
    case redial
    /// The contact who called last.
    case callBack
}

/// The media of a call.
public enum INCallCapability: Int, Sendable {
    /// Unknown.
    case unknown
    /// Audio.
    case audioCall
    /// Audio and video.
    case videoCall
}

/// The intent to start a call.
///
/// Donating it has no effect here: no host suggests intents.
open class INStartCallIntent: INIntent {
    /// The audio route of the call.
    public private(set) var audioRoute = INCallAudioRoute.unknown
    /// The kind of destination of the call.
    public private(set) var destinationType = INCallDestinationType.unknown
    /// The contacts to call.
    public private(set) var contacts: [INPerson]?
    /// The media of the call.
    public private(set) var callCapability = INCallCapability.unknown

    /// Creates an intent to start a call.
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

/// The kind of a recorded call.
public enum INCallRecordType: Int, Sendable {
    /// Unknown.
    case unknown
    /// An outgoing call.
    case outgoing
    /// A missed call.
    case missed
    /// A received call.
    case received
    /// The latest call.
    case latest
    /// A voicemail.
    case voicemail
}
