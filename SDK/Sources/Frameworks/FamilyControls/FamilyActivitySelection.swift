public import ManagedSettings
public import SwiftUI

/// Apps, categories and places of the web that the user chose.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    /// The tokens of apps.
    public var applicationTokens: Set<ApplicationToken> = []
    /// The tokens of categories.
    public var categoryTokens: Set<ActivityCategoryToken> = []
    /// The tokens of web domains.
    public var webDomainTokens: Set<WebDomainToken> = []
    /// Whether the apps of chosen categories are chosen, too.
    public var includeEntireCategory = false

    /// Creates an empty selection.
    public init(includeEntireCategory: Bool = false) {
        self.includeEntireCategory = includeEntireCategory
    }

    /// The apps.
    public var applications: Set<Application> { Set(applicationTokens.map(Application.init)) }
    /// The categories.
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init)) }
    /// The places of the web.
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init)) }
}

extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}
