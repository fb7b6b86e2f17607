/** Every option of the methods; each method reads its own and leaves the rest. */
export interface CompareOptions {
  /** `string-after-resolution`, `url-pattern`: the base that both are resolved against. */
  readonly base?: string
  /** The scheme rungs: more schemes, without colon, and their default ports. */
  readonly ports?: Readonly<Record<string, number>>
  /** `rfc3986-protocol`: URLs that are known to redirect, and where to. An object is read once: give another one when more is known. */
  readonly redirects?: Readonly<Record<string, string>>
  /** `rfc9110-http`, `request-target`: the method of the request, in exact case. */
  readonly request?: string
  /** `request-target`: the scheme of the connection, `http` or `https`. */
  readonly scheme?: string
  /** `request-target`: the Host field of the request. */
  readonly host?: string
  /** `java-url-equals`: the only names that resolve, and their addresses. Read once, as `redirects`. */
  readonly dns?: Readonly<Record<string, readonly string[]>>
  /** `safe-browsing`: the version of the protocol. Default `'v4'`. */
  readonly profile?: 'v4' | 'v5'
  /** `csp-source`: a URL of the origin that the policy protects. */
  readonly selfOrigin?: string
  /** `csp-source`: how many redirects led to the URL. Default `0`. */
  readonly redirectCount?: number
  /** `soap`: the name of the method that the application has chosen. */
  readonly comparison?: string
  /** `url-pattern`: whether path, query and fragment match in either case. Default `false`. */
  readonly ignoreCase?: boolean
}

/** How an option is shown to people and offered by tools. */
export interface MethodOption {
  readonly name: keyof CompareOptions
  /** Whether the method cannot answer without it. */
  readonly required: boolean
  readonly summary: string
}

/** An option that a method cannot answer without was not given. */
export class MissingOptionError extends TypeError {
  readonly method: string
  readonly option: keyof CompareOptions

  constructor(method: string, option: keyof CompareOptions, reason: string) {
    super(`Method "${method}" needs the option "${option}": ${reason}`)
    this.name = 'MissingOptionError'
    this.method = method
    this.option = option
  }
}
