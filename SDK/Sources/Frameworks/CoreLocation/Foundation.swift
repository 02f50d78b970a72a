// As on Apple's platforms, `import CoreLocation` also imports these modules.
@_exported import Combine
@_exported import PortholeFoundation
