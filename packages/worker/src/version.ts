/** The version of this package. A test compares it with the manifest, which not every host of this code has. */
export const VERSION = '0.0.0'
