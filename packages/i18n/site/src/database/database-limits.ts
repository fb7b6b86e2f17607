const MEBIBYTE = 1_048_576

/** The maximum size of a string or number in JSON in bytes, including quotes. */
export const MAX_TOKEN: number = MEBIBYTE
/** The maximum size of an entry in bytes; in a table, of the fields of a row in UTF-16 code units. */
export const MAX_ENTRY: number = 64 * MEBIBYTE
/** How many levels the lists and objects of JSON may be nested, including the database itself. */
export const MAX_DEPTH = 64
