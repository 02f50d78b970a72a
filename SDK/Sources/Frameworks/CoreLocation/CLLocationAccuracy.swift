/// As exact as can be, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// To a few kilometres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every answer counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
