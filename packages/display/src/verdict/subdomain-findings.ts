import { shorten } from '@waymark/infra'
import { getRegistrableDomain } from '@waymark/public-suffix'
import { inspectDomain } from '../inspect-domain.ts'
import { isBelow, readKnown, withoutRoot } from '../known.ts'
import { type Candidate, ownCandidate } from './finding.ts'
import { LONGEST_NAME, type UrlContext } from './url-context.ts'

/** Top-level domains in which a subdomain hardly ever ends by chance. */
const WELL_KNOWN_TOPS: readonly string[] = ['com', 'net', 'org', 'gov', 'edu']

/** Finds the name of another domain before the registrable domain. */
export function subdomainFindings(domain: string, context: UrlContext): Candidate[] {
  const registrable = getRegistrableDomain({ kind: 'domain', name: domain })
  if (registrable === null) return []
  const subdomain = domain.slice(0, Math.max(0, domain.length - registrable.length - 1))
  const imitated = knownIn(domain, subdomain, context.known)
  if (imitated !== null) return [told('known-name-in-subdomain', registrable, imitated, context)]
  const outer = wholeDomainIn(subdomain)
  return outer === null ? [] : [told('domain-in-subdomain', registrable, outer, context)]
}

function told(
  code: 'known-name-in-subdomain' | 'domain-in-subdomain',
  registrable: string,
  imitated: string,
  { parts }: UrlContext,
): Candidate {
  const [owner, name] = [shorten(registrable, LONGEST_NAME), shorten(imitated, LONGEST_NAME)]
  const lead = code === 'known-name-in-subdomain' ? 'Deceptive host' : 'Unusual host'
  return ownCandidate(code, parts.host === null ? [] : [parts.host], {
    message: `The host contains ${name}, but belongs to ${owner}.`,
    headline: `${lead}: it leads to ${owner}, not to ${name}.`,
  })
}

/** The known domain that a domain of another owner contains, as it is or with hyphens for dots, or imitates in its subdomain. */
function knownIn(domain: string, subdomain: string, known: readonly string[]): string | null {
  if (known.length === 0) return null
  const names = readKnown(known)
  if (isBelow(domain, names)) return null
  const padded = `.${withoutRoot(domain)}`
  const found = names.find(
    (each) => hasWord(padded, each.domain) || hasWord(padded, each.domain.replaceAll('.', '-')),
  )
  if (found !== undefined) return found.name
  const warnings = subdomain === '' ? [] : (inspectDomain(subdomain, { known })?.warnings ?? [])
  return warnings.find(({ code }) => code === 'resembles-known')?.resembles ?? null
}

/** Whether a name has a dot or a hyphen on both sides. */
function hasWord(padded: string, name: string): boolean {
  for (let at = padded.indexOf(name, 1); at !== -1; at = padded.indexOf(name, at + 1)) {
    if (isDivider(padded[at - 1]) && isDivider(padded[at + name.length])) return true
  }
  return false
}

function isDivider(character: string | undefined): boolean {
  return character === '.' || character === '-'
}

/** The longest beginning of a subdomain that ends in a well-known top-level domain. */
function wholeDomainIn(subdomain: string): string | null {
  const labels = subdomain.split('.')
  for (let i = labels.length - 1; i > 0; i--) {
    if (WELL_KNOWN_TOPS.includes(labels[i]!)) return labels.slice(0, i + 1).join('.')
  }
  return null
}
