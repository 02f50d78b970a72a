/// The pictures that a Mac has under names; here they are symbols.
extension UIImage {
    /// The app's icon, that of the plugin's asset catalogue.
    public static let applicationIconName = "NSApplicationIcon"
    /// A warning.
    public static let cautionName = "NSCaution"
    /// A folder.
    public static let folderName = "NSFolder"
    /// A computer.
    public static let computerName = "NSComputer"
    /// The network.
    public static let networkName = "NSNetwork"
    /// A person.
    public static let userName = "NSUser"
    /// What adds.
    public static let addTemplateName = "NSAddTemplate"
    /// What removes.
    public static let removeTemplateName = "NSRemoveTemplate"
    /// What loads again.
    public static let refreshTemplateName = "NSRefreshTemplate"
    /// What stops loading.
    public static let stopProgressTemplateName = "NSStopProgressTemplate"
    /// What has more to do.
    public static let actionTemplateName = "NSActionTemplate"
    /// What goes back.
    public static let goLeftTemplateName = "NSGoLeftTemplate"
    /// What goes on.
    public static let goRightTemplateName = "NSGoRightTemplate"

    /// The symbols of names that a Mac has pictures for.
    static let symbolsOfNames = [
        cautionName: "exclamationmark.triangle.fill", folderName: "folder.fill",
        computerName: "desktopcomputer", networkName: "globe", userName: "person.crop.circle",
        addTemplateName: "plus", removeTemplateName: "minus",
        refreshTemplateName: "arrow.clockwise", stopProgressTemplateName: "xmark",
        actionTemplateName: "ellipsis.circle", goLeftTemplateName: "chevron.left",
        goRightTemplateName: "chevron.right",
    ]
}
