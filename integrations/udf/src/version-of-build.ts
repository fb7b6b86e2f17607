/** The version of `@waymark/udf`; the build puts it here. */
declare const WAYMARK_VERSION: string

export const VERSION: string = WAYMARK_VERSION
