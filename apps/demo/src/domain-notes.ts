import { type DomainWarning, inspectDomain } from '@waymark/display'
import { problemText } from './texts/problem-text.ts'
import { readWords } from './words/read.ts'
import { translation } from './words/translation.ts'

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4, as a string with a dot at the end. */
const LONGEST_NAME = 254

/**
 * Says how a domain may be shown to people, and what in it could deceive them.
 *
 * @param domain - As the parser keeps it.
 */
export function domainNotes(domain: string): string[] {
  // A megabyte would take seconds to inspect, and cannot be a well-known name.
  if (domain.length > LONGEST_NAME) return [readWords().longDomain]
  const inspection = inspectDomain(domain)
  if (inspection === null) return []
  const { text, warnings } = inspection
  if (text === domain && warnings.length === 0) return []
  return [readWords().displayAs + text, ...new Set(warnings.map(sentenceFor))]
}

function sentenceFor(warning: DomainWarning): string {
  const { message } = problemText(warning)
  const { scripts = [] } = warning
  if (scripts.length === 0) return message
  const scriptNames = new Intl.DisplayNames([translation()?.language ?? 'en'], { type: 'script' })
  const names = scripts.map((script) => scriptNames.of(script) ?? script)
  return `${message} ${readWords().scripts(names.length, names.join(', '))}`
}
