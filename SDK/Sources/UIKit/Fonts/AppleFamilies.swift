/// The families that an iPhone has, so that a source that names one finds it.
enum AppleFamilies {
    /// Letters of names up to the hyphen, in lower case.
    private static let names: Set<String> = [
        "academyengravedletplain", "alnile", "americantypewriter", "appleboruto",
        "applecoloremoji", "applesdgothicneo", "applesymbols", "arial", "arialhebrew", "arialmt",
        "arialroundedmtbold", "avenir", "avenirnext", "avenirnextcondensed", "baskerville",
        "bodoni", "bodonisvtytwoitctt", "bodoniornamentsitctt", "bradleyhanditctt", "chalkboardse",
        "chalkduster", "charter", "cochin", "copperplate", "courier", "couriernew",
        "couriernewpsmt", "damascus", "devanagarisangammn", "didot", "dinalternate",
        "dincondensed", "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia",
        "gillsans", "granthasangammn", "helvetica", "helveticaneue", "hiraginomaruprn",
        "hiraginominpron", "hiraginosans", "hiraminpron", "hoeflertext", "impact", "kailasa",
        "kefa", "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati",
        "kohinoortelugu", "laosangammn", "malayalamsangammn", "markerfelt", "menlo", "mishafi",
        "muktamahee", "myanmarsangammn", "newyork", "noteworthy", "notonastaliqurdu",
        "notosanskannada", "notosansmyanmar", "notosansoriya", "optima", "palatino", "papyrus",
        "partyletplain", "pingfanghk", "pingfangsc", "pingfangtc", "rockwell", "savoyeletplain",
        "sfcompact", "sfcompactrounded", "sfmono", "sfpro", "sfprodisplay", "sfprorounded",
        "sfprotext", "sfuidisplay", "sfuitext", "sinhalasangammn", "snellroundhand", "symbol",
        "tamilsangammn", "thonburi", "timesnewroman", "timesnewromanpsmt", "trebuchetms",
        "verdana", "zapfdingbatsitc", "zapfino",
    ]

    /// Whether a font of a name, such as "HelveticaNeue-Bold" or "Helvetica Neue", is one of them.
    static func have(_ name: String) -> Bool {
        if name.hasPrefix(".") { return true }
        let family = name.prefix { $0 != "-" }.lowercased().filter { $0.isLetter }
        return names.contains(family)
    }
}
