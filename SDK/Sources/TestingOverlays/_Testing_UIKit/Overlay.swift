// A test that imports Testing and sees UIKit is given this module too, by Testing's declaration of
// a cross-import overlay. On Apple's platforms it attaches images to tests; here it is empty.
