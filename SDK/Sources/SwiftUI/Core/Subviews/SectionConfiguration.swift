import CWidgetPlugin

/// A section among the subviews of a view; subviews outside of sections form a section of their
/// own.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
    /// The unique identifier.
    public struct ID: Hashable, Sendable {
        fileprivate let path: [Int]
    }

    /// The unique identifier.
    nonisolated public let id: ID
    /// The container values of the section.
    public let containerValues: ContainerValues
    /// The views above; empty where it has none.
    public let header: SubviewsCollection
    /// The subviews of the section.
    public let content: SubviewsCollection
    /// The views below; empty where it has none.
    public let footer: SubviewsCollection

    init(_ members: [(subview: Subview, find: SubviewSearch.Find)]) {
        func part(_ part: SubviewSearch.SectionPart) -> SubviewsCollection {
            SubviewsCollection(members.filter { $0.find.part == part }.map(\.subview))
        }
        id = ID(path: members.first.map { $0.find.section ?? $0.find.path } ?? [])
        containerValues = members.first?.find.values ?? ContainerValues()
        header = part(.header)
        content = part(.content)
        footer = part(.footer)
    }
}

/// The sections of a view.
@MainActor @preconcurrency
public struct SectionCollection: @MainActor RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { sections.count }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ViewRecorder {
    /// Returns the sections of a content in this context.
    func sections<V: View>(of content: V) -> [SectionConfiguration] {
        var runs: [[(subview: Subview, find: SubviewSearch.Find)]] = []
        for member in subviews(of: content) {
            if let last = runs.last?.last, last.find.section == member.find.section {
                runs[runs.count - 1].append(member)
            } else {
                runs.append([member])
            }
        }
        return runs.map { SectionConfiguration($0) }
    }
}

/// The result of a closure for the sections of a view.
public struct GroupSectionsOfContent<Base: View, Result: View> {
    let base: Base
    let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        let sections = recorder.sections(of: base)
        recorder.node(WIDGET_GROUP) {
            recorder.recordChildren(transform(SectionCollection(sections: sections)))
        }
    }
}

extension GroupSectionsOfContent: SubviewSource {}

extension Group {
    /// Creates a view from the sections of another view.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(base: view, transform: transform)
    }
}

/// The collection of sections for `ForEach`.
public struct ForEachSectionCollection<Content> {
    let base: ForEachSubviewCollection<Content>.Elements<SectionConfiguration>
}

extension ForEachSectionCollection: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { base.found.count }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { base.found[index] }
}

extension ForEachSectionCollection: SubviewsOfLoop {
    func find(in recorder: ViewRecorder) { base.find(in: recorder) }
}

extension ForEach where Content: View {
    /// Creates a view for each section of a view.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(base: .init(of: view) { $1.sections(of: $0) }),
            content: content, identify: \.id)
    }
}
