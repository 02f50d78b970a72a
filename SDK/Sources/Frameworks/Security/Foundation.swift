// The keychain's functions are part of PortholeFoundation: on Apple's platforms an `import
// Foundation` shows them.
@_exported import PortholeFoundation
