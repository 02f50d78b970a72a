import CWidgetPlugin

extension Text: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        let pieces = resolved(in: recorder.environment)
        recorder.node(WIDGET_TEXT) {
            style.record(into: recorder)
            if pieces.count == 1 {
                Self.record(pieces[0], into: recorder)
            } else {
                for piece in pieces { recordRun(piece, into: recorder) }
            }
        }
    }

    /// The pieces with localised ones looked up.
    private func resolved(in environment: EnvironmentValues) -> [Piece] {
        pieces.flatMap { piece in
            guard case .localized(let key, let table, let bundle) = piece else { return [piece] }
            return key.pieces(table: table, bundle: bundle, locale: environment.locale)
        }
    }

    @MainActor
    private func recordRun(_ piece: Piece, into recorder: ViewRecorder) {
        if case .text(let text) = piece { return text.record(into: recorder) }
        recorder.node(WIDGET_TEXT) { Self.record(piece, into: recorder) }
    }

    /// Records a piece as the content of the TEXT node that is open.
    @MainActor
    private static func record(_ piece: Piece, into recorder: ViewRecorder) {
        switch piece {
        case .string(let string): recorder.set(WIDGET_TEXT_STRING, string)
        case .date(let date, let style):
            recorder.set(WIDGET_DATE, date)
            recorder.set(WIDGET_DATE_STYLE, Int64(style.code))
        case .text(let text): text.record(into: recorder)
        case .localized: break
        }
    }
}

extension Text {
    /// The plain text, as of now; dates are written by their style only where they do not change.
    package func plainString(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        resolved(in: environment).map { piece in
            switch piece {
            case .string(let string): string
            case .date(let date, _): date.formatted()
            case .text(let text): text.plainString(in: environment)
            case .localized: ""
            }
        }.joined()
    }
}
