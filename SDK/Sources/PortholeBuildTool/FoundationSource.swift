/// Makes what PortholeFoundation adds to Foundation known in files that import only Foundation.
let foundationSource = """
    // Made by PortholeBuild: the whole target sees what one of its files exports.
    @_exported import PortholeFoundation

    """
