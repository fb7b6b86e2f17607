/** Longer inputs are cut in messages: a megabyte in a log is of no use. */
const SHOWN = 2_000

/** The error for a URL that cannot be parsed. It does not say why: this parser reports nothing. */
export function invalidUrl(_parser: unknown, url: string, base: string | null): TypeError {
  const text = `Invalid URL ${shown(url)}`
  return new TypeError(base === null ? text : `${text} with base ${shown(base)}`)
}

function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
}
