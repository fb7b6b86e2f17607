import { utf8Encode } from '@waymark/infra'

/** `MAX_LENGTH` of the table, which would bring the whole table into the script; a test compares them. */
const MAX_LENGTH = 1_048_576

/** Whether a value is a string that is not longer than functions read. */
export function isText(value: unknown): value is string {
  if (typeof value !== 'string') return false
  if (value.length * 3 <= MAX_LENGTH) return true
  return value.length <= MAX_LENGTH && utf8Encode(value).length <= MAX_LENGTH
}
