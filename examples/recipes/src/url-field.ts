import { explain, repair } from '@waymark/explain'
import { validateURLSourceEntry } from '@waymark/i18n-validation'
import { canParse, readUrl } from '@waymark/url-parser'

/** What a form says about its field: the URL to store, or what is wrong. */
export type FieldResult = { readonly url: string } | FieldError

/** An error, as it is shown next to the field. */
export interface FieldError {
  readonly message: string
  /** The characters to underline, as offsets in the value of the field. */
  readonly start: number
  readonly end: number
  /** What was probably meant, to be offered as a button; `null` if that is not clear. */
  readonly suggestion: string | null
}

/** Nothing is removed from what a person enters. */
const KEEP_ALL = { trailingSlash: 'preserve', removeQuery: false, removeFragment: false } as const

/** Checks the field for the URL of a web page. */
export function checkUrlField(value: string): FieldResult {
  if (isWithoutScheme(value)) {
    const message = 'The address of a page begins with https://.'
    return { message, start: 0, end: 0, suggestion: `https://${value.trim()}` }
  }
  const reading = readUrl(value)
  if (reading.failure !== null) {
    const [error] = explain(reading, [reading.failure])
    const { message, remedy, start, end } = error!.causes[0]!
    const suggestion = repair(reading, error!)?.input ?? null
    return { message: `${message} ${remedy}`, start, end, suggestion }
  }
  // A valid URL may still be one that no visitor can open, such as `mailto:` or `localhost`.
  const { data, errors } = validateURLSourceEntry({ loc: value }, KEEP_ALL)
  if (data !== undefined) return { url: data.loc }
  const { message, start = 0, end = value.length } = errors![0]!
  return { message, start, end, suggestion: null }
}

/** Whether it begins with a host that has a dot: `example.com/a`. */
function isWithoutScheme(value: string): boolean {
  return (
    /^\s*[\w-]+(?:\.[\w-]+)+(?:[/?#]|:\d|\s*$)/.test(value) && canParse(`https://${value.trim()}`)
  )
}
