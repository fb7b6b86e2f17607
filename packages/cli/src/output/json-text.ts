/**
 * What JSON allows in a string and a terminal or an editor would act upon: DEL and the C1 controls,
 * line separators, and format characters, among them those that turn the writing direction.
 */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu

/** A value as JSON; what a terminal would act upon is escaped, and the value stays the same. */
export function toJsonText(value: unknown, indent: number = 0): string {
  return JSON.stringify(value, null, indent).replace(ACTIVE, escapeUnits)
}

/** `\uXXXX` for each UTF-16 unit, the only form that JSON knows. */
export function escapeUnits(text: string): string {
  let escaped = ''
  for (let index = 0; index < text.length; index++) {
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`
  }
  return escaped
}
