import Testing
import WeatherKit

@Suite("Weather")
struct WeatherTests {
    @Test func `comes with the places that it is for`() {
        #expect(CLLocation(latitude: 48, longitude: 11).coordinate.latitude == 48)
    }

    @Test func `has a description and an abbreviation`() {
        #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
        #expect(Wind.CompassDirection.allCases.map(\.abbreviation.count).max() == 3)
        #expect("\(Wind.CompassDirection.eastSoutheast)" == "East Southeast")
        #expect("\(MoonPhase.waxingCrescent)" == "Waxing Crescent")
        #expect(Precipitation.none.accessibilityDescription == "None")
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    }

    @Test func `has indices of five categories without gaps`() {
        let categories = UVIndex.ExposureCategory.allCases.sorted()
        #expect(categories.first == .low && categories.last == .extreme)
        for (category, next) in zip(categories, categories.dropFirst()) {
            #expect(category.rangeValue.upperBound + 1 == next.rangeValue.lowerBound)
        }
    }
}
