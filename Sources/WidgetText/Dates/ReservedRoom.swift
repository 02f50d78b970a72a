public import WidgetWire

extension TextEngine {
    /// The paragraph to measure in place of one that updates itself, so that it does not outgrow
    /// its box.
    ///
    /// - Returns: The paragraph with each live date in the widest form it may take before its
    ///   timeline is replaced; the same paragraph if it has none.
    public func reservingRoom(in paragraph: Paragraph, context: TextContext) -> Paragraph {
        widest(paragraph, context) { LiveDates.forms(of: $0, context: $1) }
    }

    /// The paragraph with each live date in its present form, in the widest digits.
    public func widestDigits(of paragraph: Paragraph, context: TextContext) -> Paragraph {
        widest(paragraph, context) { [LiveDates.string(for: $0, context: $1)] }
    }

    private func widest(
        _ paragraph: Paragraph, _ context: TextContext,
        among forms: (LiveDate, TextContext) -> [String]
    ) -> Paragraph {
        guard paragraph.hasLiveDates else { return paragraph }
        var result = paragraph
        for (index, run) in paragraph.runs.enumerated() {
            guard case .liveDate(let date) = run.content else { continue }
            let texts = forms(date, context.of(run))
            result.runs[index].text = widest(texts, like: run, context)
        }
        return result
    }

    private func widest(_ forms: [String], like run: TextRun, _ context: TextContext) -> String {
        guard forms.count > 1 || run.liveDate.style.ticks else { return forms[0] }
        let form = widest(among: forms.map { $0.with(digit: "0") }, like: run, context)
        let digits: [Character] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
        return widest(among: digits.map { form.with(digit: $0) }, like: run, context)
    }

    private func widest(
        among texts: [String], like run: TextRun, _ context: TextContext
    ) -> String {
        let widths = texts.map { text in
            let line = Paragraph.with { paragraph in
                var run = run
                run.text = text
                paragraph.runs = [run]
            }
            return measure(line, in: TextBox(), context: context).width
        }
        let index = widths.indices.max { widths[$0] < widths[$1] }
        return index.map { texts[$0] } ?? ""
    }
}

extension String {
    /// The text with one digit in place of every digit.
    fileprivate func with(digit: Character) -> String {
        String(map { $0.isASCII && $0.isNumber ? digit : $0 })
    }
}
