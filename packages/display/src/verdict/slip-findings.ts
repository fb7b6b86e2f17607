import { sentence } from '@waymark/infra/internal'
import { serializePath, type TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { type Check, matchesIn, type UrlContext } from './url-context.ts'

/** Finds slips of whoever wrote the URL, a person or a program, that leave a URL which parses. */
export const SLIP_CHECKS: readonly Check[] = [
  missingHost,
  missingValues,
  misspeltTopLevelDomain,
  letterAsDigit,
  numberSignInFile,
]

/**
 * What JavaScript, Python and C write for a value that is missing; those that can be words only as the whole host. Nan is a
 * province of Thailand, too.
 */
const MISSING =
  /^(?:(?:undefined|null|nan(?!.*\.th\.?$))(?=$|[.\u3002\uff0e\uff61])|(?:none|nil)$)/i

function missingHost({ host, writtenHost, parts }: UrlContext): Candidate[] {
  if (parts.host === null || (host?.kind !== 'domain' && host?.kind !== 'opaque')) return []
  const [value] = MISSING.exec(writtenHost ?? '') ?? []
  if (value === undefined) return []
  const isWhole = value.length === writtenHost?.length
  const message = isWhole
    ? sentence('The host is {value:code}, which programs write for a value that is missing.', {
        value,
      })
    : sentence(
        'The host begins with {value:code}, which programs write for a value that is missing.',
        { value },
      )
  const end = parts.host.start + value.length
  const place = isWhole ? parts.host : { start: parts.host.start, end }
  return [ownCandidate('missing-value', [place], { message })]
}

/** As a whole segment or the value of a parameter; not `None`, which can be a word. */
const MISSING_VALUES =
  /(?:undefined|null|NaN)(?:(?<=\/(?:undefined|null|NaN))(?=[/?]|$)|(?<=[?&][\w.-]{1,40}=(?:undefined|null|NaN))(?=&|$))/g

function missingValues({ input, host, parts }: UrlContext): Candidate[] {
  const last = parts.query ?? parts.path
  if (host === null || last === null) return []
  // With the sign before a query.
  const range = { start: parts.path?.start ?? last.start - 1, end: last.end }
  const places = matchesIn(input, [range], MISSING_VALUES)
  const [first] = places
  if (first === undefined) return []
  const values = [...new Set(places.map(({ text }) => text))]
  const message =
    parts.path !== null && first.end <= parts.path.end
      ? sentence('The path contains {values:code}, which programs write for a missing value.', {
          values,
        })
      : sentence('The query contains {values:code}, which programs write for a missing value.', {
          values,
        })
  return [ownCandidate('missing-value-after-host', places, { message })]
}

/** Top-level domains by common misspellings, none of which exists. */
const TOP_LEVEL_DOMAINS: ReadonlyMap<string, string> = /* @__PURE__ */ (() => {
  const meant = new Map<string, string>()
  for (const line of [
    'com: c0m cim cmo con conm coom comm cpm cxom kom ocm vom vcom xom',
    'net: ent ner nett nte',
    'org: ogr orgg ort rog',
  ]) {
    const [domain, misspellings] = line.split(': ') as [string, string]
    for (const misspelling of misspellings.split(' ')) meant.set(misspelling, domain)
  }
  return meant
})()

function misspeltTopLevelDomain({ input, host, parts }: UrlContext): Candidate[] {
  if (host?.kind !== 'domain' || parts.host === null) return []
  const { name } = host
  const dot = name.lastIndexOf('.')
  const last = name.slice(dot + 1)
  const meant = dot > 0 ? TOP_LEVEL_DOMAINS.get(last) : undefined
  if (meant === undefined || !input.slice(parts.host.start, parts.host.end).endsWith(last))
    return []
  const { end } = parts.host
  const start = end - last.length
  return [
    ownCandidate('misspelt-top-level-domain', [{ start, end }], {
      repair: { edits: [{ start, end, text: meant }], isCertain: false },
      message: sentence(
        'The top-level domain .{last} does not exist; .{meant} was probably meant.',
        {
          last,
          meant,
        },
      ),
      remedy: sentence('Write {suggestion:code200}, if you mean that.', {
        suggestion: `${name.slice(0, dot)}.${meant}`,
      }),
    }),
  ]
}

/** Letters that look like a digit. */
const DIGIT_OF: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1', i: '1' }

/** A name that would be an IPv4 address, if the letters in it that look like digits were digits. */
function letterAsDigit({ input, host, parts }: UrlContext): Candidate[] {
  if (host?.kind !== 'domain' || parts.host === null) return []
  const { start, end } = parts.host
  const written = input.slice(start, end)
  if (!/^[\doli]{1,4}(?:\.[\doli]{1,4}){3}$/i.test(written)) return []
  const address = written.replace(/[oli]/gi, (letter) => DIGIT_OF[letter] ?? letter)
  const numbers = address.split('.')
  const letters: TextRange[] = [...written.matchAll(/[oli]/gi)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
  }))
  // In a name, letters are more than digits.
  if (letters.length * 2 > address.length - 3) return []
  const letter = written[letters[0]!.start - start]!
  if (numbers.some((number) => Number(number) > 255)) {
    const message = sentence(
      'The host is nearly an IPv4 address, but contains the letter {letter}.',
      { letter },
    )
    return [ownCandidate('letter-as-digit', letters, { message })]
  }
  return [
    ownCandidate('letter-as-digit', letters, {
      repair: { edits: [{ start, end, text: address }], isCertain: false },
      message: sentence(
        'The host is nearly the IPv4 address {suggestion:code}, but contains the letter {letter}.',
        { suggestion: address, letter },
      ),
      remedy: sentence('Write {suggestion:code200}, if you mean that.', { suggestion: address }),
    }),
  ]
}

/** A page has sections, which a `#` leads to; the name of a file that goes on after it has an extension there. */
function numberSignInFile({ url, scheme, parts }: UrlContext): Candidate[] {
  if (scheme !== 'file' || parts.fragment === null) return []
  const fragment = url.fragment ?? ''
  const path = serializePath(url)
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/\.\w{1,5}$/.test(name) || !/\.\w{1,5}$|\//.test(fragment)) return []
  const { start, end } = parts.fragment
  const message =
    name === ''
      ? sentence('The # ends the path, so this leads to a folder.')
      : sentence('The # ends the path, so this leads to the file {file:code100}.', { file: name })
  return [ownCandidate('number-sign-in-file', [{ start: start - 1, end }], { message })]
}
