/// The named images of AppKit, which are symbols here.
extension UIImage {
    /// The app icon: that of the plugin's asset catalog.
    public static let applicationIconName = "NSApplicationIcon"
    /// A warning sign.
    public static let cautionName = "NSCaution"
    /// A folder.
    public static let folderName = "NSFolder"
    /// A computer.
    public static let computerName = "NSComputer"
    /// The network.
    public static let networkName = "NSNetwork"
    /// A person.
    public static let userName = "NSUser"
    /// The add symbol.
    public static let addTemplateName = "NSAddTemplate"
    /// The remove symbol.
    public static let removeTemplateName = "NSRemoveTemplate"
    /// The refresh symbol.
    public static let refreshTemplateName = "NSRefreshTemplate"
    /// The stop symbol.
    public static let stopProgressTemplateName = "NSStopProgressTemplate"
    /// The action symbol.
    public static let actionTemplateName = "NSActionTemplate"
    /// The back symbol.
    public static let goLeftTemplateName = "NSGoLeftTemplate"
    /// The forward symbol.
    public static let goRightTemplateName = "NSGoRightTemplate"

    /// The symbols for the names of AppKit images.
    static let symbolsOfNames = [
        cautionName: "exclamationmark.triangle.fill", folderName: "folder.fill",
        computerName: "desktopcomputer", networkName: "globe", userName: "person.crop.circle",
        addTemplateName: "plus", removeTemplateName: "minus",
        refreshTemplateName: "arrow.clockwise", stopProgressTemplateName: "xmark",
        actionTemplateName: "ellipsis.circle", goLeftTemplateName: "chevron.left",
        goRightTemplateName: "chevron.right",
    ]
}
