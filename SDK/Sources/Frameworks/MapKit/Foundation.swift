@_exported import CoreLocation
// As on Apple's platforms, `import MapKit` also imports these modules.
@_exported import PortholeFoundation
@_exported import UIKit
