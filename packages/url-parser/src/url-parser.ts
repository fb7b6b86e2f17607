import type { Host, HostErrorReporter } from '@waymark/host'
import type { Encoder } from '@waymark/percent-encoding'
import { isNormalizedWindowsDriveLetter } from './path-segments.ts'
import { isSpecialScheme, type UrlPath, type UrlRecord } from './url-record.ts'
import type { Reporter, UrlErrorName } from './validation-error.ts'

/** One state of the state machine: consumes its run of the input and names the next; `null` ends. */
export type State = (parser: UrlParser) => State | null

/** The states that an API may start in. @see https://url.spec.whatwg.org/#basic-url-parser-state-override */
export type StateOverride =
  | 'scheme start state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'path start state'
  | 'query state'
  | 'fragment state'

/** What the two entries of this package bind. */
export type ParseHost = (
  input: string,
  isOpaque: boolean,
  report: HostErrorReporter | null,
) => Host | null

/** The registers of the basic URL parser, and the URL it is working on. */
export class UrlParser {
  /** Without tabs and newlines; `pointer` and all offsets inside the machine count in it. */
  readonly input: string
  readonly base: UrlRecord | null
  readonly encoder: Encoder | null
  readonly stateOverride: StateOverride | null
  readonly report: Reporter | null
  readonly parseHost: ParseHost
  pointer = 0
  failed = false
  /** What the file host state leaves for the path state: a Windows drive letter. */
  buffer = ''

  #scheme = ''
  special = false
  username = ''
  password = ''
  host: Host | null = null
  port: number | null = null
  /** The list of an ordinary path; `opaquePath` is `null` then. */
  segments: string[] = []
  opaquePath: string | null = null
  query: string | null = null
  fragment: string | null = null

  constructor(
    input: string,
    base: UrlRecord | null,
    settings: {
      readonly encoder: Encoder | null
      readonly stateOverride: StateOverride | null
      readonly report: Reporter | null
      readonly parseHost: ParseHost
    },
  ) {
    this.input = input
    this.base = base
    this.encoder = settings.encoder
    this.stateOverride = settings.stateOverride
    this.report = settings.report
    this.parseHost = settings.parseHost
  }

  get scheme(): string {
    return this.#scheme
  }

  set scheme(scheme: string) {
    this.#scheme = scheme
    this.special = isSpecialScheme(scheme)
  }

  /** The UTF-16 unit the pointer is at; `NaN` is the standard's EOF code point. */
  get c(): number {
    return this.input.charCodeAt(this.pointer)
  }

  get includesCredentials(): boolean {
    return this.username !== '' || this.password !== ''
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

  copyAuthority(url: UrlRecord): void {
    this.username = url.username
    this.password = url.password
    this.host = url.host
    this.port = url.port
  }

  copyPath(path: UrlPath): void {
    if (path.kind === 'opaque') this.opaquePath = path.text
    else this.segments = path.segments.slice()
  }

  /** https://url.spec.whatwg.org/#shorten-a-urls-path */
  shortenPath(): void {
    const { segments } = this
    if (
      this.scheme === 'file' &&
      segments.length === 1 &&
      isNormalizedWindowsDriveLetter(segments[0]!)
    ) {
      return
    }
    segments.pop()
  }

  toRecord(): UrlRecord {
    return {
      scheme: this.#scheme,
      username: this.username,
      password: this.password,
      host: this.host,
      port: this.port,
      path:
        this.opaquePath === null
          ? { kind: 'list', segments: this.segments }
          : { kind: 'opaque', text: this.opaquePath },
      query: this.query,
      fragment: this.fragment,
    }
  }
}
