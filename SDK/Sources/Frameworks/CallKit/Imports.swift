// Nothing of CallKit makes sense in a widget; its files import it where an app's do.
// As on Apple's platforms, an `import CallKit` brings Foundation along.
@_exported import PortholeFoundation
