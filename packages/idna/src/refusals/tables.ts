import { TABLES } from '../generated/tables.ts'
import { type Unicode, unicodeOf } from '../unicode.ts'

/** The tables of this entry, decoded when they are first asked. */
export const unicode: Unicode = /* @__PURE__ */ unicodeOf(TABLES)
