import { serializeHost } from '@waymark/host'
import { ownOptions } from '@waymark/infra/internal'
import {
  BOOLEAN,
  checkOptions,
  LIMIT,
  listOf,
  type OptionTable,
  oneOf,
  STRING,
} from '@waymark/infra/options'
import { builtInList, PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import { serializePath, type UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import { decodeComponent } from './decode-component.ts'
import {
  codePointLength,
  ELLIPSIS,
  elideTail,
  labelsToElide,
  type Tail,
  tailLength,
} from './elide.ts'
import { type DomainWarning, inspectParsed } from './inspect-domain.ts'
import { KNOWN_DOMAINS, type KnownDomains, readKnown } from './known.ts'
import { isolatedText, plainText, pushParts, type RenderedPart } from './parts.ts'

/** The options of `renderUrl`. */
export interface RenderOptions {
  /** Schemes to leave out because readers take them for granted, such as `['https']`. */
  readonly omitSchemes?: readonly string[] | undefined
  /** Leaves out `www` or `m` as the first label before a registrable domain. */
  readonly omitTrivialSubdomains?: boolean | undefined
  /** Leaves out a path that is only `/`, after a host and with nothing after it. */
  readonly omitRootPath?: boolean | undefined
  /**
   * How much is shown: `'url'`, the default; `'origin'`, without path, query and fragment; `'domain'`, the
   * registrable domain alone, or the whole host if there is none. A URL without a host, such as `file:///p`, is
   * shown whole.
   */
  readonly show?: 'url' | 'origin' | 'domain' | undefined
  /**
   * The most code points, without isolates. Scheme, registrable domain and port stay whole, even if they are
   * longer.
   */
  readonly maxLength?: number | undefined
  /** Domains worth imitating: see `inspectDomain`. */
  readonly known?: readonly string[] | undefined
  /**
   * A newer list of public suffixes, from `createPublicSuffixList` of `@waymark/public-suffix/list`. It decides which
   * part of the host is the registrable domain.
   */
  readonly publicSuffixList?: PublicSuffixList | undefined
}

export const RENDER_OPTIONS: OptionTable<RenderOptions> = {
  omitSchemes: listOf(STRING, 'a list of schemes'),
  omitTrivialSubdomains: BOOLEAN,
  omitRootPath: BOOLEAN,
  show: oneOf('url', 'origin', 'domain'),
  maxLength: LIMIT,
  known: KNOWN_DOMAINS,
  publicSuffixList: PUBLIC_SUFFIX_LIST,
}

/** A URL for people, as a string and as parts. */
export interface RenderedUrl {
  /** To be shown as plain text; right-to-left text is isolated, so that nothing changes its place. */
  readonly text: string
  /** The same without isolates: `parseUrl` reads it, when nothing has been left out, as the same URL. */
  readonly plainText: string
  /** The same as parts, to mark up: the domain in bold, a part that `isBidirectional` as `<bdi>`. */
  readonly parts: readonly RenderedPart[]
  /** What in the domain could deceive; offsets are those of `inspectDomain(domain).unicode`. */
  readonly warnings: readonly DomainWarning[]
}

/**
 * Renders a URL for people who must decide whether to trust it.
 *
 * Credentials are never shown. The domain is in Unicode where that cannot deceive; path, query and fragment
 * are percent-decoded where that can be undone and cannot deceive.
 *
 * @throws ArgumentError if it is not a URL record, such as a string.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @see https://url.spec.whatwg.org/#url-rendering
 *
 * @example
 * ```ts
 * import { renderUrl } from '@waymark/display'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const url = parseUrl('https://user:secret@www.xn--bcher-kva.example/stra%C3%9Fe?q=1')!
 * renderUrl(url).text // => 'https://www.bücher.example/straße?q=1'
 * renderUrl(url, { show: 'domain' }).text // => 'bücher.example'
 * ```
 */
export function renderUrl(url: UrlRecord, options?: RenderOptions): RenderedUrl {
  requireRecord(url)
  return createRenderer(options)(url)
}

/** Renders a URL for people. */
export type Renderer = (url: UrlRecord) => RenderedUrl

/**
 * Makes a function that renders URLs, as {@link renderUrl} does, for many of them: `known` is checked and indexed once. Changing the
 * options afterwards changes nothing.
 *
 * @throws OptionError as `renderUrl` does.
 *
 * @example
 * ```ts
 * import { createRenderer } from '@waymark/display'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const render = createRenderer({ known: ['bank.example'], omitSchemes: ['https'] })
 * render(parseUrl('https://bank.example/login')!).text // => 'bank.example/login'
 * ```
 */
export function createRenderer(options?: RenderOptions): Renderer {
  const copied: RenderOptions = ownOptions(checkOptions(options, RENDER_OPTIONS))
  const known = readKnown(copied.known ?? [])
  const omitSchemes = [...(copied.omitSchemes ?? [])]
  return (url) => {
    requireRecord(url)
    return render(url, copied, omitSchemes, known)
  }
}

function render(
  url: UrlRecord,
  options: RenderOptions,
  omitSchemes: readonly string[],
  known: KnownDomains,
): RenderedUrl {
  const { show = 'url', maxLength = Number.POSITIVE_INFINITY } = options
  const host = renderHost(url, options, known)
  const scheme = show === 'domain' && hasHost(url) ? '' : schemeOf(url, omitSchemes)
  const port = show === 'domain' || url.port === null ? '' : `:${url.port}`
  const tail = show === 'url' || !hasHost(url) ? tailOf(url, options) : NO_TAIL

  const fixed = codePointLength(scheme) + port.length
  const hostLength = codePointLength(host.subdomain) + codePointLength(host.domain)
  const tailRoom = maxLength - fixed - hostLength
  const shownTail = elideTail(tail, Math.max(tailRoom, 0))
  const subdomain = elideSubdomain(host, maxLength - fixed - tailLength(shownTail))

  const parts: RenderedPart[] = []
  pushParts(parts, 'scheme', scheme, /(:)/)
  // The ellipsis is left of the labels, whatever the direction of the first of them.
  pushParts(parts, 'subdomain', subdomain, /([.…])/)
  pushParts(parts, 'domain', host.domain, /(\.)/)
  pushParts(parts, 'port', port, /(:)/)
  pushParts(parts, 'path', shownTail.path, /(\/)/)
  pushParts(parts, 'query', shownTail.query, /([?&=;])/)
  pushParts(parts, 'fragment', shownTail.fragment, /([#/&=])/)
  return {
    text: isolatedText(parts),
    plainText: plainText(parts),
    parts,
    warnings: host.warnings,
  }
}

interface RenderedHost {
  /** With its last dot. */
  readonly subdomain: string
  readonly domain: string
  readonly warnings: readonly DomainWarning[]
}

const NO_TAIL: Tail = { path: '', query: '', fragment: '' }

/** Whether something shorter than the whole URL can be shown. */
function hasHost({ host }: UrlRecord): boolean {
  return host !== null && host.kind !== 'empty'
}

function schemeOf(url: UrlRecord, omitSchemes: readonly string[]): string {
  if (url.host === null) return `${url.scheme}:`
  return omitSchemes.includes(url.scheme) ? '' : `${url.scheme}://`
}

function tailOf(url: UrlRecord, { omitRootPath = false }: RenderOptions): Tail {
  const query = url.query === null ? '' : `?${decodeComponent(url.query)}`
  const fragment = url.fragment === null ? '' : `#${decodeComponent(url.fragment)}`
  const path = serializePath(url)
  const isRoot = path === '/' && query === '' && fragment === ''
  if (omitRootPath && isRoot && hasHost(url)) return NO_TAIL
  // The serialiser writes `/.` before a path that would otherwise be read as an authority.
  const isGuarded = url.host === null && url.path.kind === 'list' && path.startsWith('//')
  return { path: (isGuarded ? '/.' : '') + decodeComponent(path), query, fragment }
}

function renderHost(url: UrlRecord, options: RenderOptions, known: KnownDomains): RenderedHost {
  const { host } = url
  if (host === null) return { subdomain: '', domain: '', warnings: [] }
  if (host.kind !== 'domain') return { subdomain: '', domain: serializeHost(host), warnings: [] }
  const { publicSuffixList: list = builtInList } = options
  const registrable = list.getRegistrableDomain(host)
  const { text, warnings } = inspectParsed(host.name, host.name, registrable, known)
  if (registrable === null) return { subdomain: '', domain: text, warnings }
  const labels = text.split('.')
  const count = labels.length - registrable.split('.').length
  const domain = labels.slice(count).join('.')
  if (options.show === 'domain' || count === 0) return { subdomain: '', domain, warnings }
  const isTrivial = options.omitTrivialSubdomains === true && isTrivialLabel(labels[0]!)
  const subdomain = labels.slice(isTrivial ? 1 : 0, count).map((label) => `${label}.`)
  return { subdomain: subdomain.join(''), domain, warnings }
}

function isTrivialLabel(label: string): boolean {
  return label === 'www' || label === 'm'
}

/** `a.b.` of `a.b.example.com` as `…b.` or `…`: an ellipsis replaces whole labels, and only at the start. */
function elideSubdomain({ subdomain, domain }: RenderedHost, room: number): string {
  if (subdomain === '') return ''
  const labels = subdomain.slice(0, -1).split('.')
  const count = labelsToElide([...labels, domain], labels.length, Math.max(room, 0))
  if (count === 0) return subdomain
  return (
    ELLIPSIS +
    labels
      .slice(count)
      .map((label) => `${label}.`)
      .join('')
  )
}
