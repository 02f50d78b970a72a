import CWidgetPlugin
import WidgetLayout

/// The children of a layout as the header's C struct, which is its first field.
struct LayoutTable {
    private let table: widget_layout
    private let children: Unmanaged<LayoutChildren>

    /// Passes the children to `body` through a pointer that is valid until it returns.
    static func lend<Result>(
        _ children: LayoutChildren, _ body: (UnsafeMutablePointer<widget_layout>) -> Result
    ) -> Result {
        var table = LayoutTable(table: functions, children: .passUnretained(children))
        return withUnsafeMutablePointer(to: &table) { table in
            body(UnsafeMutableRawPointer(table).assumingMemoryBound(to: widget_layout.self))
        }
    }

    private static var functions: widget_layout {
        widget_layout(
            size: MemoryLayout<widget_layout>.size,
            count: { $0.map(LayoutTable.children)?.count ?? 0 },
            measure: { layout, index, proposal in
                let size = layout.map(LayoutTable.children)?.size(index, for: Proposal(proposal))
                return widget_size(width: size?.width ?? 0, height: size?.height ?? 0)
            },
            guide: { layout, index, guide, proposal, isExplicit in
                layout.map(LayoutTable.children)?.position(
                    index, of: guide, for: Proposal(proposal), isExplicit: isExplicit) ?? .nan
            },
            priority: { layout, index in layout.map(LayoutTable.children)?.priority(index) ?? 0 },
            spacing: { layout, index in
                widget_spacing(layout.map(LayoutTable.children)?.spacings(index) ?? EdgeSpacings())
            },
            value: { layout, index, key in layout.map(LayoutTable.children)?.value(index, key) },
            place: { layout, index, x, y, proposal in
                layout.map { LayoutTable.children(UnsafePointer($0)) }?
                    .place(index, x: x, y: y, proposal: Proposal(proposal))
            },
            text_spacing: { layout, index in
                widget_text_spacing(
                    layout.map(LayoutTable.children)?.spacings(index) ?? EdgeSpacings())
            })
    }

    private static func children(_ layout: UnsafePointer<widget_layout>) -> LayoutChildren {
        UnsafeRawPointer(layout).assumingMemoryBound(to: LayoutTable.self)
            .pointee.children.takeUnretainedValue()
    }
}

extension Proposal {
    /// Reads the header's proposal, in which NaN asks for the ideal length.
    init(_ proposal: widget_proposal) {
        self.init(
            width: proposal.width.isNaN ? nil : proposal.width,
            height: proposal.height.isNaN ? nil : proposal.height)
    }
}

extension widget_proposal {
    init(_ proposal: Proposal) {
        self.init(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
    }
}

extension EdgeSpacings {
    init(_ spacing: widget_spacing) {
        self.init(
            top: EdgeSpacing(spacing.top), leading: EdgeSpacing(spacing.leading),
            bottom: EdgeSpacing(spacing.bottom), trailing: EdgeSpacing(spacing.trailing))
    }
}

extension EdgeSpacing {
    /// Reads an edge's spacing; an unknown number means the standard distance.
    fileprivate init(_ edge: widget_edge_spacing) {
        self.init(Kind(rawValue: edge.rawValue) ?? .standard)
    }
}

extension widget_spacing {
    fileprivate init(_ spacings: EdgeSpacings) {
        self.init(
            top: widget_edge_spacing(spacings.top.kind.rawValue),
            leading: widget_edge_spacing(spacings.leading.kind.rawValue),
            bottom: widget_edge_spacing(spacings.bottom.kind.rawValue),
            trailing: widget_edge_spacing(spacings.trailing.kind.rawValue))
    }
}

extension widget_text_spacing {
    /// The spacings at text; zero at edges without text.
    fileprivate init(_ spacings: EdgeSpacings) {
        self.init(
            above: spacings.top.text?.above ?? 0, below: spacings.bottom.text?.below ?? 0,
            below_text: spacings.top.text?.belowText ?? 0)
    }
}
