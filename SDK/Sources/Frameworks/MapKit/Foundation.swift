@_exported import CoreLocation
// As on Apple's platforms, an `import MapKit` brings these along.
@_exported import PortholeFoundation
@_exported import UIKit
