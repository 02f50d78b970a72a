/// A view shown by a preview, with its settings.
@MainActor
struct PreviewedView {
    let content: any View
    private(set) var settings: PreviewSettings

    /// The views of a block, each with its settings; those of a modified group hold for each view.
    static func all(in view: any View) -> [PreviewedView] {
        if let list = view as? any PreviewList { return list.previewedViews() }
        return [PreviewedView(content: view, settings: PreviewSettings())]
    }

    func applying(_ setting: PreviewSetting) -> PreviewedView {
        var changed = self
        setting.change(&changed.settings)
        return changed
    }

    func modified(by modifier: some ViewModifier) -> PreviewedView {
        PreviewedView(content: modify(content, modifier), settings: settings)
    }

    private func modify<V: View>(_ view: V, _ modifier: some ViewModifier) -> any View {
        ModifiedContent(content: view, modifier: modifier)
    }
}

/// A view of which a preview shows each part alone.
@MainActor
private protocol PreviewList {
    func previewedViews() -> [PreviewedView]
}

extension TupleView: PreviewList {
    fileprivate func previewedViews() -> [PreviewedView] {
        Mirror(reflecting: value).children.flatMap { child in
            (child.value as? any View).map(PreviewedView.all) ?? []
        }
    }
}

extension Group: PreviewList where Content: View {
    fileprivate func previewedViews() -> [PreviewedView] { PreviewedView.all(in: content) }
}

extension ForEach: PreviewList where Content: View {
    fileprivate func previewedViews() -> [PreviewedView] {
        data.flatMap { PreviewedView.all(in: content($0)) }
    }
}

extension _ConditionalContent: PreviewList where TrueContent: View, FalseContent: View {
    fileprivate func previewedViews() -> [PreviewedView] {
        switch storage {
        case .first(let content): PreviewedView.all(in: content)
        case .second(let content): PreviewedView.all(in: content)
        }
    }
}

extension Optional: PreviewList where Wrapped: View {
    fileprivate func previewedViews() -> [PreviewedView] {
        map { PreviewedView.all(in: $0) } ?? []
    }
}

// The result of `if #available`, among others.
extension AnyView: PreviewList {
    fileprivate func previewedViews() -> [PreviewedView] { PreviewedView.all(in: content) }
}

extension EmptyView: PreviewList {
    fileprivate func previewedViews() -> [PreviewedView] { [] }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
    fileprivate func previewedViews() -> [PreviewedView] {
        let views = PreviewedView.all(in: content)
        if let setting = modifier as? PreviewSetting { return views.map { $0.applying(setting) } }
        return views.map { $0.modified(by: modifier) }
    }
}
