import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { OptionType } from '@waymark/infra/options'
import type { PresetName } from '@waymark/normalize'
import { PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import { CSP_DIRECTIVE, type CspDirective } from './csp-directives.ts'
import type { MethodName } from './method-name.ts'
import {
  BOOLEAN,
  COUNT,
  HTTP_OR_HTTPS,
  LISTS_BY_NAME,
  PORTS_BY_SCHEME,
  PROFILE,
  STRING,
  STRINGS_BY_NAME,
} from './option-types.ts'
import type { Why } from './why.ts'

/** Every option of the methods. Each method reads its own. */
export interface CompareOptions {
  /** The absolute URL that relative references are resolved against, for methods that parse or normalise, and for rules. */
  readonly base?: string
  /** The scheme-based steps of the ladder: more schemes, without colon, with their default ports. */
  readonly ports?: Readonly<Record<string, number>>
  /** `rfc3986-protocol`: URLs that are known to redirect, and where to. */
  readonly redirects?: Readonly<Record<string, string>>
  /** `rfc9110-http`, `request-target`: the method of the request, in exact case. */
  readonly request?: string
  /** `request-target`: the scheme of the connection, `http` or `https`. */
  readonly scheme?: string
  /** `request-target`: the Host field of the request. */
  readonly host?: string
  /** `java-url-equals`: the only names that resolve, with their IP addresses. */
  readonly dns?: Readonly<Record<string, readonly string[]>>
  /** `safe-browsing`: the version of the protocol. Default `'v4'`. */
  readonly profile?: 'v4' | 'v5'
  /** `csp-policy`: what the URL is needed for. Default `'default-src'`. */
  readonly directive?: CspDirective
  /** `csp-source`, `csp-policy`: a URL of the origin that the policy protects. */
  readonly selfOrigin?: string
  /** `csp-source`, `csp-policy`: how many redirects led to the URL. Default `0`. */
  readonly redirectCount?: number
  /** `no-vary-search`, `rfc9111-cache-key`: the value of the header `No-Vary-Search`. */
  readonly noVarySearch?: string
  /** `same-site`, `schemelessly-same-site`: a newer list, from `createPublicSuffixList` of `@waymark/public-suffix/list`. Default: the built-in one. */
  readonly publicSuffixList?: PublicSuffixList
  /** `soap`: the name of the method or preset that the application has chosen. */
  readonly comparison?: MethodName | PresetName
  /** `url-pattern`: whether path, query and fragment match in either case. Default `false`. */
  readonly ignoreCase?: boolean
}

/** An option of a method: how it is checked, and how it is shown. */
export interface MethodOption {
  readonly name: string
  /** The values that it takes. */
  readonly type: OptionType
  /** Whether the method cannot answer without it. */
  readonly required: boolean
  readonly summary: string
}

/**
 * An option that a method cannot answer without was not given.
 *
 * @example
 * ```ts
 * import { keyOf, MissingOptionError } from '@waymark/compare'
 *
 * try {
 *   keyOf('../a', 'string-after-resolution')
 * } catch (error) {
 *   error instanceof MissingOptionError && error.option // => 'base'
 * }
 * ```
 */
export class MissingOptionError extends TypeError {
  readonly method: string
  readonly option: keyof CompareOptions

  /** The message as the reason of a verdict. */
  readonly reason: Why

  constructor(method: string, option: keyof CompareOptions, reason: Sentence) {
    const why = sentence('Method {method:quote} needs the option {option:quote}: {reason:phrase}', {
      method,
      option,
      reason,
    })
    super(why.text)
    this.reason = tell({ why })
    this.name = 'MissingOptionError'
    this.method = method
    this.option = option
  }
}

/** The types of the options of methods. */
export const TYPES: { readonly [Name in keyof Required<CompareOptions>]: OptionType } = {
  base: STRING,
  ports: PORTS_BY_SCHEME,
  redirects: STRINGS_BY_NAME,
  request: STRING,
  scheme: HTTP_OR_HTTPS,
  host: STRING,
  dns: LISTS_BY_NAME,
  profile: PROFILE,
  directive: CSP_DIRECTIVE,
  selfOrigin: STRING,
  redirectCount: COUNT,
  noVarySearch: STRING,
  publicSuffixList: PUBLIC_SUFFIX_LIST,
  comparison: STRING,
  ignoreCase: BOOLEAN,
}
