import type { Host, HostErrorReporter } from '@waymark/host'
import type { Encoder } from '@waymark/percent-encoding'
import { isNormalizedWindowsDriveLetter } from './path-segments.ts'
import { isSpecialScheme, type UrlPath, type UrlRecord } from './url-record.ts'
import type { Reporter, UrlErrorName } from './validation-error.ts'

/** One state of the state machine: consumes its run of the input and names the next; `null` ends. */
export type State = (parser: UrlParser) => State | null

/**
 * The states that an API may start in; the URL Pattern Standard is what starts in the opaque path state.
 *
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export type StateOverride =
  | 'scheme start state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'path start state'
  | 'opaque path state'
  | 'query state'
  | 'fragment state'

/** What the two entries of this package bind. */
export type ParseHost = (
  input: string,
  isOpaque: boolean,
  report: HostErrorReporter | null,
) => Host | null

/** A URL that is still being worked on. */
type MutableUrl = { -readonly [Name in keyof UrlRecord]: UrlRecord[Name] }

/** What the basic URL parser is given beside its input and base. */
interface UrlParserSettings {
  /** The URL that a state override works on. */
  readonly url: UrlRecord | null
  readonly encoder: Encoder | null
  readonly stateOverride: StateOverride | null
  readonly report: Reporter | null
  readonly parseHost: ParseHost
}

/** The registers of the basic URL parser, and the URL it is working on. */
export class UrlParser {
  /** Without tabs and newlines; `pointer` and all offsets inside the machine count in it. */
  readonly input: string
  readonly base: UrlRecord | null
  readonly encoder: Encoder | null
  readonly stateOverride: StateOverride | null
  readonly report: Reporter | null
  readonly parseHost: ParseHost
  readonly url: MutableUrl
  /** Whether the scheme of `url` is special. */
  special: boolean
  /** The list in the path of `url`, unless that is opaque. */
  segments: string[] = []
  pointer = 0
  failed = false
  /** What the file host state leaves for the path state: a Windows drive letter. */
  buffer = ''

  constructor(input: string, base: UrlRecord | null, settings: UrlParserSettings) {
    const { url } = settings
    this.input = input
    this.base = base
    this.encoder = settings.encoder
    this.stateOverride = settings.stateOverride
    this.report = settings.report
    this.parseHost = settings.parseHost
    this.url = url === null ? blankUrl(this.segments) : { ...url }
    this.special = isSpecialScheme(this.url.scheme)
    if (url !== null) this.copyPath(url.path)
  }

  /** The UTF-16 unit the pointer is at; `NaN` is the standard's EOF code point. */
  get c(): number {
    return this.input.charCodeAt(this.pointer)
  }

  /** Reports an error where there is one that ends the parser, and ends it. */
  fail(name: UrlErrorName, start: number, end: number): null {
    this.report?.(name, start, end)
    return this.failSilently()
  }

  /** Ends the parser with failure; what is wrong is reported already, or is not in the standard's list. */
  failSilently(): null {
    this.failed = true
    return null
  }

  /** Runs the host parser on a part of the input; `null` has ended the parser with failure. */
  parseHostBetween(start: number, end: number): Host | null {
    const { report } = this
    const host = this.parseHost(
      this.input.slice(start, end),
      !this.special,
      report && ((name, from, to) => report(name, start + from, start + to)),
    )
    return host ?? this.failSilently()
  }

  setScheme(scheme: string): void {
    this.url.scheme = scheme
    this.special = isSpecialScheme(scheme)
  }

  setSegments(segments: string[]): void {
    this.segments = segments
    this.url.path = { kind: 'list', segments }
  }

  copyAuthority(from: UrlRecord): void {
    const { url } = this
    url.username = from.username
    url.password = from.password
    url.host = from.host
    url.port = from.port
  }

  copyPath(path: UrlPath): void {
    if (path.kind === 'opaque') this.url.path = path
    else this.setSegments(path.segments.slice())
  }

  /** https://url.spec.whatwg.org/#shorten-a-urls-path */
  shortenPath(): void {
    const { segments } = this
    if (
      this.url.scheme === 'file' &&
      segments.length === 1 &&
      isNormalizedWindowsDriveLetter(segments[0]!)
    ) {
      return
    }
    segments.pop()
  }
}

function blankUrl(segments: readonly string[]): MutableUrl {
  return {
    scheme: '',
    username: '',
    password: '',
    host: null,
    port: null,
    path: { kind: 'list', segments },
    query: null,
    fragment: null,
  }
}
