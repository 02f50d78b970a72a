/// An address that is a link by itself.
struct MarkdownAddress {
    /// Where its text is.
    let text: Range<Int>
    /// What stands before the text in the link, such as `mailto:`.
    let scheme: String
    /// The index after the address and its brackets.
    let end: Int
}

extension MarkdownSource {
    /// Returns the URL or mail address in angle brackets at an index: `<https://example.org>`.
    func bracketedAddress(at start: Int) -> MarkdownAddress? {
        let first = start + 1
        guard self[start] == "<", let letter = self[first] else { return nil }
        let colon = end(from: first) { $0.isASCIIWordLike(or: "+", ".", "-") }
        if letter.isASCIILetter, self[colon] == ":", (2...32).contains(colon - first) {
            let end = end(from: colon) { $0.value > 0x20 && $0 != "<" && $0 != ">" }
            guard self[end] == ">" else { return nil }
            return MarkdownAddress(text: first..<end, scheme: "", end: end + 1)
        }
        let at = end(from: first) {
            $0 != "@"
                && ($0.isASCIIWordLike() || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains($0))
        }
        let end = end(from: at + 1) { $0.isASCIIWordLike(or: "-", ".") }
        guard at > first, self[at] == "@", self[end] == ">", isHost(at + 1..<end) else {
            return nil
        }
        return MarkdownAddress(text: first..<end, scheme: "mailto:", end: end + 1)
    }

    /// Whether the labels between the periods are those of a host: up to 63 letters, digits and
    /// inner hyphens each.
    private func isHost(_ range: Range<Int>) -> Bool {
        text(range).split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
            (1...63).contains($0.count) && $0.first != "-" && $0.last != "-"
        }
    }
}

/// GFM's extended autolinks.
///
/// Differs from GFM's specification as its reference implementation cmark-gfm does, on which
/// Foundation is built: a URL may follow all but a letter, and needs no period in its host
/// (measured with 0.29.0.gfm.6).
extension MarkdownSource {
    /// The length of the longest name of a host in DNS.
    private static let longestHost = 253

    /// Returns the address without brackets at an index: `https://`, `http://` or `ftp://` and a
    /// host, or a host that starts with `www.`.
    ///
    /// Punctuation at its end is not a part of it, nor is a parenthesis without a partner.
    func bareAddress(at start: Int) -> MarkdownAddress? {
        let hostStart: Int
        if let scheme = ["https://", "http://", "ftp://"].first(where: { has($0, at: start) }) {
            hostStart = start + scheme.count
            guard !(self[start - 1]?.isASCIILetter ?? false),
                let first = self[hostStart], first.isPartOfName
            else { return nil }
        } else {
            hostStart = start
            guard startsName(at: start) else { return nil }
        }
        let isName = hostStart == start
        guard let hostEnd = endOfHost(at: hostStart) else { return nil }
        let end = trimmed(start..<end(from: hostEnd) { !$0.isMarkdownSpace && $0 != "<" })
        guard end > hostStart else { return nil }
        return MarkdownAddress(text: start..<end, scheme: isName ? "http://" : "", end: end)
    }

    /// Whether a host with `www.` is at an index: at the start, after white space or after one of
    /// `*_~(`.
    private func startsName(at start: Int) -> Bool {
        let isFirst = self[start - 1].map {
            $0.isMarkdownSpace || "*_~(".unicodeScalars.contains($0)
        }
        return isFirst ?? true && has("www.", at: start) && self[start + 4]?.isPartOfName ?? false
    }

    /// Returns the index after the host at an index; `nil` with an underscore in its last two
    /// labels.
    private func endOfHost(at start: Int) -> Int? {
        var end = start
        while let scalar = self[end], scalar.isPartOfHost {
            end += 1
            if end - start > Self.longestHost { return nil }
        }
        let labels = text(start..<end).split(separator: ".")
        return labels.suffix(2).joined().contains("_") ? nil : end
    }

    /// Returns the end of an address without the punctuation after it.
    private func trimmed(_ address: Range<Int>) -> Int {
        var end = address.upperBound
        var open = address.count { self[$0] == "(" } - address.count { self[$0] == ")" }
        while end > address.lowerBound, let last = self[end - 1] {
            if "?!.,:*_~'\"".unicodeScalars.contains(last) {
                end -= 1
            } else if last == ")", open < 0 {
                open += 1
                end -= 1
            } else if last == ";" {
                end = startOfEntity(before: end - 1) ?? end - 1
            } else {
                break
            }
        }
        return end
    }

    /// Returns the index of the "&" of what looks like an entity before a ";".
    private func startOfEntity(before end: Int) -> Int? {
        var start = end - 1
        while let scalar = self[start], scalar.isASCIIWordLike() { start -= 1 }
        return self[start] == "&" && start < end - 1 ? start : nil
    }

    /// Returns the mail addresses, such as `name@example.org` and `mailto:name@example.org`.
    ///
    /// One after `%` or `$` is none, because it may be the rest of a specifier: `%lld@x.org`.
    /// Left out: addresses with `xmpp:`.
    func mailAddresses() -> [MarkdownAddress] {
        var addresses: [MarkdownAddress] = []
        for at in 0..<count where self[at] == "@" {
            let first = addresses.last?.end ?? 0
            guard let start = startOfMailbox(before: at, from: first),
                let end = endOfMailHost(at: at + 1)
            else { continue }
            let scheme = "mailto:"
            let schemeStart = start - scheme.count
            let hasScheme =
                schemeStart >= first && text(schemeStart..<start) == scheme
                && !(self[schemeStart - 1]?.isASCIIWordLike() ?? false)
            addresses.append(
                MarkdownAddress(
                    text: (hasScheme ? schemeStart : start)..<end, scheme: hasScheme ? "" : scheme,
                    end: end))
        }
        return addresses
    }

    private func startOfMailbox(before end: Int, from first: Int) -> Int? {
        var start = end
        while start > first, self[start - 1]?.isASCIIWordLike(or: ".", "-", "_", "+") ?? false {
            start -= 1
        }
        let isSpecifier = self[start - 1] == "%" || self[start - 1] == "$"
        return start < end && !isSpecifier ? start : nil
    }

    /// Returns the index after a host with a period, which ends in a letter and before no other
    /// "@".
    private func endOfMailHost(at start: Int) -> Int? {
        var hasPeriod = false
        var end = start
        while let scalar = self[end] {
            let isPeriod = scalar == "." && (self[end + 1]?.isASCIIWordLike() ?? false)
            guard isPeriod || scalar.isASCIIWordLike(or: "-", "_") else { break }
            hasPeriod = hasPeriod || isPeriod
            end += 1
        }
        let isWhole = self[end] != "@" && self[end - 1]?.isASCIILetter ?? false
        return hasPeriod && isWhole ? end : nil
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfName: Bool {
        isASCII ? isASCIIWordLike() : !isMarkdownSpace && !isMarkdownPunctuation
    }

    fileprivate var isPartOfHost: Bool { isPartOfName || [".", "-", "_"].contains(self) }
}
