/** Code units of one value. A browser takes longer ones, but no crawler takes such a URL. */
export const MAX_VALUE = 65_536

/** Code units of what is in one `noscript`. */
export const MAX_NOSCRIPT = 1_048_576

/** How many facts of one kind are kept. */
export const MAX_FACTS = 10_000

/** Code units of one script with data. */
export const MAX_DATA = 262_144
