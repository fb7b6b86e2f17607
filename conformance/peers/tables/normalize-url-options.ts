/** An option of normalize-url, and the rule of ours that does what it does. */
export interface OptionRule {
  readonly option: string
  /** Whether the peer does it without being asked. */
  readonly isDefault: boolean
  /** As it is written in a list of rules; `null` if no rule does that. */
  readonly rule: string | null
}

/** The options, in the order in which the rules run. The suite of the peer's own tests asks with the same rules. */
export const OPTION_RULES = [
  { option: 'forceHttp', isDefault: false, rule: 'force-scheme(scheme=http)' },
  { option: 'forceHttps', isDefault: false, rule: 'force-scheme(scheme=https)' },
  { option: 'stripAuthentication', isDefault: true, rule: 'strip-credentials' },
  { option: 'stripWWW', isDefault: true, rule: 'www(www=remove; wwwRun=one)' },
  { option: 'removeDirectoryIndex', isDefault: false, rule: 'remove-directory-index' },
  { option: 'removeTrailingSlash', isDefault: true, rule: 'trailing-slash' },
  { option: 'keepQueryParameters', isDefault: false, rule: 'keep-params' },
  { option: 'removeQueryParameters', isDefault: true, rule: 'remove-tracking-params' },
  { option: 'sortQueryParameters', isDefault: true, rule: 'sort-query' },
  { option: 'stripTextFragment', isDefault: true, rule: 'strip-text-fragment' },
  { option: 'stripHash', isDefault: false, rule: 'remove-fragment' },
  { option: 'removeExplicitPort', isDefault: false, rule: null },
  { option: 'stripProtocol', isDefault: false, rule: null },
] as const satisfies readonly OptionRule[]

type Option = (typeof OPTION_RULES)[number]['option']

/** The rule for an option that has one. */
export function ruleFor(option: Option): string {
  // Each option has its row.
  const { rule } = OPTION_RULES.find((row) => row.option === option)!
  if (rule === null) throw new Error(`no rule does what ${option} does`)
  return rule
}
