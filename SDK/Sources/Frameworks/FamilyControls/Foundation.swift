// As on Apple's platforms, an `import FamilyControls` brings Foundation along.
@_exported import PortholeFoundation
