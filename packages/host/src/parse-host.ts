import { requireString } from '@waymark/infra/argument'
import { BOOLEAN, CALLBACK, checkOptions, type OptionTable } from '@waymark/infra/options'
import { type DomainToAscii, runDomainParser } from './domain-parser.ts'
import type { Host, HostErrorReporter } from './host.ts'
import { runHostParser } from './host-parser.ts'
import { hostOfText } from './host-serializer.ts'

/** The options of `parseHost`. */
export interface ParseHostOptions {
  /**
   * Whether the URL's scheme is not special: then only an IPv6 address is understood, and anything else is kept as it is.
   * Default `false`.
   */
  readonly isOpaque?: boolean | undefined
  /** Called for each validation error; offsets count from the start of the input. */
  readonly report?: HostErrorReporter | null | undefined
}

/** The options of `parseDomain`. */
export interface ParseDomainOptions {
  /** Whether hyphens, STD3 rules and DNS lengths are enforced, as for a *valid domain*. Default `false`. */
  readonly beStrict?: boolean | undefined
}

export const PARSE_HOST_OPTIONS: OptionTable<ParseHostOptions> = {
  isOpaque: BOOLEAN,
  report: CALLBACK,
}

export const PARSE_DOMAIN_OPTIONS: OptionTable<ParseDomainOptions> = { beStrict: BOOLEAN }

/** The default options. */
export const NO_HOST_OPTIONS: Required<ParseHostOptions> = { isOpaque: false, report: null }
export const NO_DOMAIN_OPTIONS: Required<ParseDomainOptions> = { beStrict: false }

/** `parseHost`, with or without the tables. */
export function hostFrom(
  input: string,
  options: ParseHostOptions,
  domainToAscii: DomainToAscii,
): Host | null {
  requireString(input, 'input', 'of a URL, pass its `hostname`')
  if (options !== NO_HOST_OPTIONS) options = checkOptions(options, PARSE_HOST_OPTIONS)
  const { isOpaque = false, report = null } = options
  const text = runHostParser(input, isOpaque, domainToAscii, report)
  return text === null ? null : hostOfText(text, isOpaque)
}

/** `parseDomain`, with or without the tables. */
export function domainFrom(
  domain: string,
  options: ParseDomainOptions,
  domainToAscii: DomainToAscii,
): string | null {
  requireString(domain, 'domain', 'of a URL, pass its `hostname`')
  if (options !== NO_DOMAIN_OPTIONS) options = checkOptions(options, PARSE_DOMAIN_OPTIONS)
  const { beStrict = false } = options
  return runDomainParser(domain, beStrict, domainToAscii, null)
}
