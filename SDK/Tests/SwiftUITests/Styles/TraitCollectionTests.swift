import SwiftUI
import Testing
import UIKit

@Suite("Traits")
struct TraitCollectionTests {
    @Test func `of several come from the last that knows them`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(preferredContentSizeCategory: .extraLarge),
            UITraitCollection(accessibilityContrast: .high),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 3)
        #expect(traits.preferredContentSizeCategory == .extraLarge)
        #expect(traits.accessibilityContrast == .high)
    }

    @Test func `of none are unspecified`() {
        let traits = UITraitCollection(traitsFrom: [])
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
    }

    @Test func `of a drawing have the default text size`() {
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }
}
