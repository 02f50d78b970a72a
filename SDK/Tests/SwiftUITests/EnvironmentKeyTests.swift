import SwiftUI
import Testing

@MainActor
@Suite("An environment value that widgets read")
struct EnvironmentKeyTests {
    @Test func `has the older names of text sizes`() {
        var environment = EnvironmentValues()
        #expect(environment.sizeCategory == .large)
        environment.dynamicTypeSize = .accessibility2
        #expect(environment.sizeCategory == .accessibilityLarge)
        environment.sizeCategory = .extraSmall
        #expect(environment.dynamicTypeSize == .xSmall)
        #expect(ContentSizeCategory.large < .extraLarge)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func `can be set where a system would`() {
        var environment = EnvironmentValues()
        environment.isLuminanceReduced = true
        environment.legibilityWeight = .bold
        environment.backgroundMaterial = .thin
        environment.horizontalSizeClass = .compact
        environment.verticalSizeClass = .regular
        #expect(environment.isLuminanceReduced && environment.legibilityWeight == .bold)
        #expect(environment.backgroundMaterial == .thin && environment.scenePhase == .active)
        environment.scenePhase = .background
        environment.headerProminence = .increased
        environment.backgroundProminence = .increased
        environment.editMode = .constant(.active)
        #expect(environment.scenePhase == .background)
        #expect(environment.horizontalSizeClass == .compact)
        #expect(environment.verticalSizeClass == .regular)
        #expect(environment.headerProminence == .increased)
        #expect(environment.backgroundProminence == .increased)
        #expect(environment.editMode?.wrappedValue == .active)
        #expect(
            !environment.accessibilityReduceMotion && environment.accessibilityPlayAnimatedImages)
    }
}
