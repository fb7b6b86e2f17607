import { type DomainWarning, inspectDomain } from '@waymark/display'

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4, as a string with a dot at the end. */
const LONGEST_NAME = 254

/**
 * Says how a domain may be shown to people, and what in it could deceive them.
 *
 * @param domain - As the parser keeps it.
 */
export function domainNotes(domain: string): string[] {
  // A megabyte would take seconds to inspect, and cannot be a well-known name.
  if (domain.length > LONGEST_NAME) return ['Longer than a DNS name can be.']
  const inspection = inspectDomain(domain)
  if (inspection === null) return []
  const { text, warnings } = inspection
  if (text === domain && warnings.length === 0) return []
  return [`Display as: ${text}`, ...new Set(warnings.map(sentenceFor))]
}

function sentenceFor({ message, scripts = [] }: DomainWarning): string {
  const names = scripts.map((script) => SCRIPT_NAMES.of(script) ?? script)
  if (names.length === 0) return message
  return `${message} ${names.length === 1 ? 'Script' : 'Scripts'}: ${names.join(', ')}.`
}

const SCRIPT_NAMES = new Intl.DisplayNames(['en'], { type: 'script' })
