import CWidgetPlugin

/// A section among the views that another one stands for; views beside sections are in one of their
/// own.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
    /// The unique identifier.
    public struct ID: Hashable, Sendable {
        fileprivate let path: [Int]
    }

    /// The unique identifier.
    nonisolated public let id: ID
    /// What was said of the first of its views to what contains it.
    public let containerValues: ContainerValues
    /// The views above; empty where it has none.
    public let header: SubviewsCollection
    /// Its views.
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

/// The sections that a view stands for.
@MainActor @preconcurrency
public struct SectionCollection: @MainActor RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { sections.count }
    /// One of them.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ViewRecorder {
    /// The sections that a content stands for here.
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

/// What a closure makes of the sections that a view stands for.
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
    /// Makes a view of the sections that another one stands for.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(base: view, transform: transform)
    }
}

/// The sections that a view stands for, as a loop takes them.
public struct ForEachSectionCollection<Content> {
    let base: ForEachSubviewCollection<Content>.Elements<SectionConfiguration>
}

extension ForEachSectionCollection: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { base.found.count }
    /// One of them.
    public subscript(index: Int) -> SectionConfiguration { base.found[index] }
}

extension ForEachSectionCollection: SubviewsOfLoop {
    func find(in recorder: ViewRecorder) { base.find(in: recorder) }
}

extension ForEach where Content: View {
    /// Makes a view of each section that a view stands for.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(base: .init(of: view) { $1.sections(of: $0) }),
            content: content, identify: \.id)
    }
}
