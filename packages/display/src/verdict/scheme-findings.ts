import { fileUrlOf } from '@waymark/explain/internal'
import { serializeHost } from '@waymark/host'
import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { isSpecialScheme, parseUrl, type TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate, type Repair } from './finding.ts'
import { type ProgramSchemes, programOf, WRAPPING_SCHEMES } from './schemes.ts'
import { decodeAscii, type UrlContext, writtenIn } from './url-context.ts'

/**
 * Finds a scheme that hands the URL to another program, or that is probably a misspelling; and one that became the host. The rest
 * of a URL for a known program is its own.
 */
export function schemeFindings(context: UrlContext): Candidate[] {
  const { scheme } = context
  if (isSpecialScheme(scheme)) return [...remoteFile(context), ...schemeAsHost(context)]
  const program = programOf(scheme)
  return [
    ...optionAsHost(context),
    ...(program === null
      ? [...schemeAsHost(context), ...misspelt(context), ...mistaken(context)]
      : [...programFinding(program, context), ...(program.hasHost ? schemeAsHost(context) : [])]),
  ]
}

function programFinding(program: ProgramSchemes, { scheme, parts }: UrlContext): Candidate[] {
  const code = program.isAbused ? 'abused-scheme' : 'program-scheme'
  const message = program.says(scheme)
  return [ownCandidate(code, parts.scheme === null ? [] : [parts.scheme], { message })]
}

/**
 * A host or a user name that a command takes for an option: `ssh -oProxyCommand=…`.
 *
 * https://www.cve.org/CVERecord?id=CVE-2017-1000117
 */
function optionAsHost({ input, parts }: UrlContext): Candidate[] {
  for (const place of [parts.username, parts.host]) {
    const option = place === null ? '' : decodeAscii(writtenIn(input, place))
    if (place === null || !option.startsWith('-')) continue
    const message = sentence(
      '{option:name100} is in the place of the host, and the program that opens the URL can take it for an option.',
      { option },
    )
    return [ownCandidate('option-as-host', [place], { message })]
  }
  return []
}

function remoteFile({ input, scheme, host, parts }: UrlContext): Candidate[] {
  if (scheme !== 'file' || host === null) return []
  if (host.kind === 'empty') return networkPath(input, parts.path)
  const name = serializeHost(host)
  const places = parts.host === null ? [] : [parts.host]
  if (/^\.\.?$/.test(name)) {
    const message = sentence(
      '{host:code} is in the place of the host. A file: URL has no relative paths.',
      { host: name },
    )
    return [ownCandidate('folder-as-host', places, { message })]
  }
  // A name without a dot is more often a folder than a machine, if only two slashes are before it.
  const isFolder = parts.host !== null && /^[a-z\d_-]+$/i.test(name) && parts.path !== null
  if (isFolder && FOLDERS.has(name)) {
    const message = sentence(
      '{host:code} is read as the name of a machine. If it is a folder, write {suggestion:code100}.',
      { host: name, suggestion: `file:///${input.slice(parts.host.start)}` },
    )
    const repair = writing({ start: parts.host.start, end: parts.host.start }, '/')
    return [ownCandidate('folder-as-host', places, { message, repair })]
  }
  const message = sentence('The file is on another machine, {host:name100}.', { host: name })
  return [ownCandidate('remote-file', places, { message })]
}

/** After `file://`, Windows reads a path with two slashes as one with the name of a machine. */
function networkPath(input: string, path: TextRange | null): Candidate[] {
  const name =
    path === null ? null : /^\/\/+([^/]{1,100})\/./.exec(input.slice(path.start, path.end))
  if (path === null || name === null) return []
  const message = sentence(
    'The path begins with two slashes: on Windows, this is a file on another machine, {host:name100}.',
    { host: name[1]! },
  )
  const place = { start: path.start, end: path.start + name[0].length - 2 }
  return [ownCandidate('remote-file', [place], { message })]
}

/** What is at the root of the file systems of Linux and macOS. */
const FOLDERS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'applications bin boot dev etc home lib library media mnt opt private proc root run sbin srv sys system tmp users usr var volumes'.split(
    ' ',
  ),
)

/** Schemes that people put twice: `https://http://example.com/`. */
const DOUBLED = /^(?:https?|ftp|file|wss?)$/i

function schemeAsHost({ input, host, parts }: UrlContext): Candidate[] {
  const name = host?.kind === 'domain' || host?.kind === 'opaque' ? serializeHost(host) : ''
  if (!DOUBLED.test(name)) return []
  const range = parts.host === null ? null : schemeRange(input, parts.host)
  return [
    ownCandidate('scheme-as-host', range === null ? [] : [range], {
      remedy: range === null ? null : oneSchemeRemedy(name, input, range),
      repair: range === null ? null : oneSchemeRepair(name, input, range),
      message: sentence('The host is {host}, which is a scheme: there are probably two schemes.', {
        host: name,
      }),
      headline: sentence(
        'Unusual host: the URL leads to a machine named {host}, because there are two schemes.',
        { host: name },
      ),
    }),
  ]
}

/** The URL with the second of its two schemes, which people add to in front. */
function oneSchemeRemedy(name: string, input: string, { end }: TextRange): Sentence | null {
  const rest = input
    .slice(end)
    .trim()
    .replace(/^:?[/\\]+/, '')
  const suggestion = `${name.toLowerCase()}://${rest}`
  return parseUrl(suggestion) === null || rest === ''
    ? null
    : sentence('Write {suggestion:code200}, if you mean that.', { suggestion })
}

/** Keeps the second of the two schemes. */
function oneSchemeRepair(name: string, input: string, { end }: TextRange): Repair {
  const slashes = /^:?[/\\]*/.exec(input.slice(end, end + 20))![0]
  return writing({ start: 0, end: end + slashes.length }, `${name.toLowerCase()}://`)
}

function writing({ start, end }: TextRange, text: string, isCertain: boolean = true): Repair {
  return { edits: [{ start, end, text }], isCertain }
}

/** The second scheme, with its colon and slashes if it has them. */
function schemeRange(input: string, { start, end }: TextRange): TextRange {
  const rest = /^:?[/\\]{2}/.exec(input.slice(end, end + 3))?.[0] ?? ''
  return { start, end: end + rest.length }
}

/** How people write a web address that nobody should follow by mistake. */
const DEFANGED = /^hxxps?$/

/** Registered, and near to one of the web. */
const OTHERS: readonly string[] = ['shttp', 'httpu', 'httpmu']

function misspelt({ scheme, parts }: UrlContext): Candidate[] {
  if (parts.scheme === null || scheme.length > 6) return []
  if (OTHERS.includes(scheme)) return []
  if (DEFANGED.test(scheme)) {
    const message = sentence(
      'The scheme is {scheme}: the URL was made harmless on purpose, usually because it is dangerous.',
      { scheme },
    )
    const remedy = sentence('Do not restore it, unless you know why it was written this way.')
    return [ownCandidate('misspelt-scheme', [parts.scheme], { message, remedy })]
  }
  const suggestion = suggest(scheme, ['https', 'http'])
  if (suggestion === null) return []
  const message = sentence(
    'The scheme is {scheme}, so this does not lead to a web page: {suggestion} was probably meant.',
    { scheme, suggestion },
  )
  const repair = writing(parts.scheme, suggestion)
  return [ownCandidate('misspelt-scheme', [parts.scheme], { message, repair })]
}

/** Words that people write before a URL. */
const LABELS =
  /^(?:ur[il]s?|links?|href|src|source|web(?:site|page)?|site|page|homepage|address|location|referr?er|origin|see|via|from|to|at|here|visit|demo|docs?|info|repo|www)$/

/** Schemes that can have a number after them. */
const OF_NUMBERS =
  /^(?:tel|sms|smsto|mms|fax|modem|callto|skype|sips?|mailto|data|javascript|urn|geo|about|news|nntp|cid|mid|doi|isbn|issn|rfc|bitcoin)$/

/** Schemes that can have an address with an `@` after them. */
const OF_ADDRESSES =
  /^(?:mailto|sips?|xmpp|im|pres|acct|jabber|facetime(?:-audio)?|skype|sms|smsto|imessage|msnim|aim|ymsgr|news|cid|mid|h323|iax|matrix|openpgp4fpr|data|javascript|urn)$/

/** A host before a port, or the letter of a drive, that became the scheme. */
function mistaken({ input, scheme, host, parts }: UrlContext): Candidate[] {
  if (parts.scheme === null || host !== null) return []
  if (/^[a-z]$/.test(scheme)) {
    const message = sentence(
      'The scheme is {scheme}, the letter of a drive: this looks like the path of a file on Windows.',
      { scheme },
    )
    const { start } = parts.scheme
    const end = input.trimEnd().length
    const file = fileUrlOf(input.slice(start, end))
    const repair = file === null ? null : writing({ start, end }, file)
    return [ownCandidate('drive-as-scheme', [parts.scheme], { message, repair })]
  }
  const after = writtenIn(input, { start: parts.scheme.end, end: parts.scheme.end + 100 })
  if (LABELS.test(scheme) && /^:(?:https?|ftp|wss?):\/\//i.test(after)) {
    const message = sentence('The scheme is {scheme}: this looks like a word before the URL.', {
      scheme,
    })
    const { start, end } = parts.scheme
    const repair = writing({ start, end: end + 1 }, '')
    return [ownCandidate('label-as-scheme', [parts.scheme], { message, repair })]
  }
  if (
    /^:[^\s/?#@:]+@(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|\s*$)/i.test(after) &&
    !OF_ADDRESSES.test(scheme)
  ) {
    const message = sentence(
      'The scheme is {scheme:name100}: this looks like a user name, a password and a host, but is read as none of them.',
      { scheme },
    )
    return [ownCandidate('mistaken-scheme', [parts.scheme], { message })]
  }
  const isHost = scheme.includes('.') || scheme === 'localhost' || /^:\d\d/.test(after)
  if (!isHost || OF_NUMBERS.test(scheme) || !/^:\d{1,5}(?:[/?#]|\s*$)/.test(after)) return []
  const message = sentence(
    'The scheme is {scheme:name100}: this looks like a host and a port, but is read as neither.',
    { scheme },
  )
  // Servers on the machine itself or next to it seldom have a certificate.
  const remedy = scheme.includes('.')
    ? null
    : { ...sentence('Write http:// before the host.'), data: { prefix: 'http://' } }
  const { start } = parts.scheme
  const isNear = remedy !== null || /^(?:127|10|192\.168)\./.test(scheme)
  const repair = writing({ start, end: start }, isNear ? 'http://' : 'https://')
  return [ownCandidate('mistaken-scheme', [parts.scheme], { message, remedy, repair })]
}

/** Where a URL contains another one, which it leads to in the end; `null` if it does not. */
export function innerRange({ input, scheme, host, parts }: UrlContext): TextRange | null {
  const { path } = parts
  if (path === null || host !== null) return null
  if (WRAPPING_SCHEMES.includes(scheme)) return { start: path.start, end: input.length }
  if (!scheme.startsWith('ms-')) return null
  const mark = /\|u\|/i.exec(input.slice(path.start))
  return mark === null ? null : { start: path.start + mark.index + 3, end: input.length }
}
