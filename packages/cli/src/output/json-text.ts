/**
 * What JSON allows in a string and a terminal or an editor would act upon: DEL and the C1 controls,
 * line separators, and format characters, among them those that turn the writing direction.
 */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu

/** An escape; the group is there for a surrogate, which `JSON.stringify` escapes only where its other half is missing. */
const ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g

/**
 * A value as JSON; what a terminal would act upon is escaped, and the value stays the same. Only for half a surrogate
 * pair, which no text in UTF-8 can hold and readers such as `jq` refuse, stands U+FFFD, so that offsets hold.
 */
export function toJsonText(value: unknown, indent: number = 0): string {
  const json = JSON.stringify(value, null, indent)
  const whole = json.includes('\\ud')
    ? json.replace(ESCAPE, (all, half: string | undefined) =>
        half === undefined ? all : '\\ufffd',
      )
    : json
  return whole.replace(ACTIVE, escapeUnits)
}

/** `\uXXXX` for each UTF-16 unit, the only form that JSON knows. */
export function escapeUnits(text: string): string {
  let escaped = ''
  for (let index = 0; index < text.length; index++) {
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`
  }
  return escaped
}
