/// What handling an intent gives: the response of a `.intentdefinition` file inherits it.
open class INIntentResponse: NSObject {
    /// What the app goes on with.
    ///
    /// No effect here: a plugin has no app.
    open var userActivity: NSUserActivity?
}
