import HealthKit
import Testing

@Suite("An amount of health data")
struct HealthTests {
    @Test func `converts to all units of its kind`() {
        let glucose = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
        let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
            .unitDivided(by: .liter())
        let amount = HKQuantity(unit: glucose, doubleValue: 100)
        #expect(abs(amount.doubleValue(for: moles) - 5.551) < 0.001)
        #expect(HKUnit(from: "mg/dL") == glucose)
        #expect(amount.is(compatibleWith: moles) && !amount.is(compatibleWith: .meter()))
        let warm = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
        #expect(abs(warm.doubleValue(for: .degreeCelsius()) - 37) < 0.001)
        let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60)
        #expect(abs(pulse.doubleValue(for: HKUnit(from: "count/s")) - 1) < 1e-9)
        #expect(HKQuantityType(.stepCount) == HKObjectType.quantityType(forIdentifier: .stepCount))
    }
}
