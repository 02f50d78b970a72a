// What tells when a widget matters; AppIntents has it too, as on Apple's platforms.
@_exported import AppIntents
