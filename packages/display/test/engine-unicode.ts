import { UNICODE_VERSION } from '@waymark/idna'

/** Whether the engine knows every character that the tables know. */
const isEngineUpToDate =
  Number.parseFloat(process.versions['unicode'] ?? '0') >= Number.parseFloat(UNICODE_VERSION)

/** The categories of what cannot be seen: those that begin with `C`, and for an engine older than the tables, not `Cn`. */
export const UNSEEN: string = isEngineUpToDate
  ? '\\p{C}'
  : '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}'
