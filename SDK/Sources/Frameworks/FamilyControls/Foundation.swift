// As on Apple's platforms, `import FamilyControls` also imports Foundation.
@_exported import PortholeFoundation
