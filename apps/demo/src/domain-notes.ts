import { type DomainWarning, type DomainWarningName, inspectDomain } from '@waymark/display'

/** https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4, as text and with a dot at the end. */
const LONGEST_NAME = 254

/**
 * Says how a domain may be shown to people, and what in it could deceive them.
 *
 * @param domain - As the parser keeps it.
 */
export function domainNotes(domain: string): string[] {
  // A megabyte takes seconds to inspect, and can be no name that somebody knows.
  if (domain.length > LONGEST_NAME) return ['Longer than any name can be in DNS.']
  const inspection = inspectDomain(domain)
  if (inspection === null) return []
  const { text, warnings } = inspection
  if (text === domain && warnings.length === 0) return []
  return [`For people: ${text}`, ...new Set(warnings.map(sentenceFor))]
}

const WORDS: Readonly<Record<DomainWarningName, string>> = {
  'invalid-a-label': 'A label begins with `xn--` and is no valid A-label',
  'restricted-character': 'A label has a character that is not for names, such as a symbol',
  'invisible-character': 'A label has a character that cannot be seen',
  'delimiter-lookalike': 'A label has a character that looks like a delimiter',
  'deceptive-mark':
    'A label has a mark that repeats, piles up, goes through its letter or is taken for its dot',
  'mixed-script': 'A label mixes scripts',
  'mixed-digits': 'A label mixes digits of two systems',
  'whole-script-confusable': 'A label is wholly in another script than it seems',
  confusable: 'A label is not what it looks like',
  'resembles-known': 'The whole looks like a domain that people know',
}

function sentenceFor({ name, scripts = [], resembles }: DomainWarning): string {
  const names = scripts.map((script) => SCRIPT_NAMES.of(script) ?? script)
  const which = names.length === 0 ? '' : ` (${names.join(', ')})`
  const what = resembles === undefined ? '' : `, and can be taken for \`${resembles}\``
  return `${WORDS[name]}${which}${what}.`
}

const SCRIPT_NAMES = new Intl.DisplayNames(['en'], { type: 'script' })
