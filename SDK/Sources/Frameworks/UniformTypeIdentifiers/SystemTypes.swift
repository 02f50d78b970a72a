extension UTType {
    struct Facts: Sendable {
        var parent: String?
        var fileExtension: String?
        var mimeType: String?
    }

    static let known: [String: Facts] = [
        "public.item": Facts(), "public.content": Facts(),
        "public.data": Facts(parent: "public.item"),
        "public.folder": Facts(parent: "public.item"),
        "public.url": Facts(parent: "public.data"),
        "public.file-url": Facts(parent: "public.url"),
        "public.text": Facts(parent: "public.data"),
        "public.plain-text": Facts(
            parent: "public.text", fileExtension: "txt", mimeType: "text/plain"),
        "public.utf8-plain-text": Facts(parent: "public.plain-text"),
        "public.rtf": Facts(parent: "public.text", fileExtension: "rtf", mimeType: "text/rtf"),
        "public.html": Facts(parent: "public.text", fileExtension: "html", mimeType: "text/html"),
        "public.xml": Facts(
            parent: "public.text", fileExtension: "xml", mimeType: "application/xml"),
        "public.json": Facts(
            parent: "public.text", fileExtension: "json", mimeType: "application/json"),
        "public.comma-separated-values-text": Facts(
            parent: "public.text", fileExtension: "csv", mimeType: "text/csv"),
        "public.image": Facts(parent: "public.data"),
        "public.png": Facts(parent: "public.image", fileExtension: "png", mimeType: "image/png"),
        "public.jpeg": Facts(
            parent: "public.image", fileExtension: "jpeg", mimeType: "image/jpeg"),
        "public.heic": Facts(
            parent: "public.image", fileExtension: "heic", mimeType: "image/heic"),
        "public.tiff": Facts(
            parent: "public.image", fileExtension: "tiff", mimeType: "image/tiff"),
        "public.svg-image": Facts(
            parent: "public.image", fileExtension: "svg", mimeType: "image/svg+xml"),
        "com.compuserve.gif": Facts(
            parent: "public.image", fileExtension: "gif", mimeType: "image/gif"),
        "org.webmproject.webp": Facts(
            parent: "public.image", fileExtension: "webp", mimeType: "image/webp"),
        "com.adobe.pdf": Facts(
            parent: "public.data", fileExtension: "pdf", mimeType: "application/pdf"),
        "public.audiovisual-content": Facts(parent: "public.data"),
        "public.movie": Facts(parent: "public.audiovisual-content"),
        "public.audio": Facts(parent: "public.audiovisual-content"),
        "public.mp3": Facts(parent: "public.audio", fileExtension: "mp3", mimeType: "audio/mpeg"),
        "public.mpeg-4": Facts(
            parent: "public.movie", fileExtension: "mp4", mimeType: "video/mp4"),
        "com.apple.quicktime-movie": Facts(
            parent: "public.movie", fileExtension: "mov", mimeType: "video/quicktime"),
        "public.zip-archive": Facts(
            parent: "public.data", fileExtension: "zip", mimeType: "application/zip"),
        "com.apple.property-list": Facts(parent: "public.data", fileExtension: "plist"),
    ]

    private init(known identifier: String) { self.init(importedAs: identifier) }

    /// Any item of a file system.
    public static let item = UTType(known: "public.item")
    /// Any content.
    public static let content = UTType(known: "public.content")
    /// Data.
    public static let data = UTType(known: "public.data")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// A file URL.
    public static let fileURL = UTType(known: "public.file-url")
    /// Text.
    public static let text = UTType(known: "public.text")
    /// Plain text.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without fonts, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// Comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// An image.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// An SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Audio or video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A movie.
    public static let movie = UTType(known: "public.movie")
    /// Audio.
    public static let audio = UTType(known: "public.audio")
    /// MP3 audio.
    public static let mp3 = UTType(known: "public.mp3")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// A zip archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
}
