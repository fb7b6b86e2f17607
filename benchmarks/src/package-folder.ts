/** The folder of this package, from its source as well as from its bundle in `build`. */
export const PACKAGE_FOLDER: URL = new URL('../', import.meta.url)
