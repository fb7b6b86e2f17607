import { domainToUnicode, endsInNumber, parseDomain } from '@waymark/host'
import { isAsciiString } from '@waymark/infra'
import { describeValue, type OptionType } from '@waymark/infra/options'
import { readingsOf } from './readings.ts'

/** A known domain, ready to be compared. */
export interface KnownDomain {
  /** For people: as the caller wrote it, without `www.`. */
  readonly name: string
  /** As an ASCII domain, without `www.` and without a root dot. */
  readonly domain: string
  /** What it reads like, with a dot before it. */
  readonly readings: readonly string[]
}

/** The option `known`: domains worth imitating. */
export const KNOWN_DOMAINS: OptionType = {
  expected: 'a list of domains such as paypal.com',
  accepts: (value) => Array.isArray(value) && readKnown(value) !== null,
  wrongItem: (value, place) => {
    if (!Array.isArray(value)) return null
    const index = value.findIndex((entry) => readEntry(entry) === null)
    return `\`${place ?? ''}[${index}]\` is ${describeValue(value[index])}: ${adviceOn(value[index])}`
  },
}

/** The lists that were read, each with a copy of what it had then. */
const read = /* @__PURE__ */ new WeakMap<
  readonly unknown[],
  { readonly entries: readonly unknown[]; readonly domains: readonly KnownDomain[] }
>()

/**
 * The domains of a list, which is read once as long as it stays the same.
 *
 * @returns `null` if an entry is not a domain.
 */
function readKnown(list: readonly unknown[]): readonly KnownDomain[] | null {
  const before = read.get(list)
  const isSame =
    before?.entries.length === list.length && before.entries.every((each, i) => each === list[i])
  if (before !== undefined && isSame) return before.domains
  const domains: KnownDomain[] = []
  for (const entry of list) {
    const domain = readEntry(entry)
    if (domain === null) return null
    domains.push(domain)
  }
  read.set(list, { entries: [...list], domains })
  return domains
}

/** The domains of a list that was checked before. */
export function knownDomains(list: readonly string[]): readonly KnownDomain[] {
  return readKnown(list) ?? []
}

function readEntry(entry: unknown): KnownDomain | null {
  if (typeof entry !== 'string') return null
  const ascii = parseDomain(withoutRoot(entry), { beStrict: true })
  if (ascii === null || endsInNumber(ascii)) return null
  const domain = ascii.replace(/^www\.(?=[^.]+\.)/, '')
  if (!domain.includes('.')) return null
  const unicode = domainToUnicode(domain)
  // What is mapped or invisible in an entry is not shown.
  const name = domain === ascii && isAsciiString(entry) ? entry : unicode
  return { name, domain, readings: readingsOf(`.${unicode}`) }
}

/** What to write instead of an entry that is not a domain. */
function adviceOn(entry: unknown): string {
  if (typeof entry !== 'string') return "write a domain, such as 'paypal.com'"
  const [host = ''] =
    entry
      .trim()
      .replace(/^[a-z][a-z0-9+.-]*:[\\/]*(?=[^\d])/i, '')
      .replace(/[/\\?#].*/s, '')
      .replace(/^.*@/s, '')
      .replace(/:\d*$/, '')
      .replace(/^["'<*.]+/, '')
      .match(/^.*[^"'>,;.]/s) ?? []
  const domain = readEntry(host)
  if (domain !== null) return `write ${describeValue(domain.name)}`
  const ascii = parseDomain(host, { beStrict: true })
  if (ascii === null) return "that is not a domain; write one, such as 'paypal.com'"
  const what = endsInNumber(ascii) ? 'that is an IP address' : 'that is a name without a dot'
  return `${what}; write a domain, such as 'paypal.com'`
}

/** Whether a domain is a known one, or lies below it. */
export function isBelow(domain: string, known: readonly KnownDomain[]): boolean {
  const padded = `.${withoutRoot(domain)}`
  return known.some((each) => padded.endsWith(`.${each.domain}`))
}

/**
 * The known domain that this one, or a domain it lies below, looks like, unless it is one of them.
 *
 * @param forms - The domain in Unicode, and as it is written.
 */
export function findKnown(
  ascii: string,
  forms: readonly string[],
  known: readonly KnownDomain[],
): string | null {
  if (known.length === 0 || isBelow(ascii, known)) return null
  const own = [...new Set(forms)].flatMap((form) => readingsOf(`.${withoutRoot(form)}`))
  const found = known.find(({ readings }) =>
    readings.some((reading) => own.some((other) => other.endsWith(reading))),
  )
  return found?.name ?? null
}

export function withoutRoot(domain: string): string {
  return domain.endsWith('.') ? domain.slice(0, -1) : domain
}
