/// The version of this build, as users, hosts and plugins are told.
public let portholeVersion = "0.1.0"
