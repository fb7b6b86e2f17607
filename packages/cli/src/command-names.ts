/** What each command does, in half a line, in the order in which the help lists them. */
export const SUMMARIES = {
  sitemap: 'writes sitemaps with hreflang links from a URL source database',
  validate: 'lists all problems of a database or of sitemaps',
  convert: 'converts a URL source database between JSON, NDJSON, CSV and TSV',
  diff: 'lists the pages and alternates in which two versions of a site differ',
  keys: 'writes pages, links and their URL keys as tables for a database',
  normalize: 'writes URLs in their canonical form, line by line',
  worker: 'answers rows on standard input, for engines that run a process',
  inspect: 'judges a URL: a verdict, its components, its errors, its canonical form',
  compare: 'says which methods call two URLs equal, and where the URLs differ',
  dedupe: 'groups the lines whose URLs are equal by a comparison method or a preset',
  lint: 'checks the design of resource URIs and templates',
  config: 'checks the configuration of all commands, or prints what is in force',
  rules: 'lists the normalisation rules, the presets or the tracking parameters',
  explain: 'explains a problem, a rule, a preset, a method, a group or a parameter',
} as const

/** The name of a command. */
export type CommandName = keyof typeof SUMMARIES

/** The names of all commands. */
// The keys of an object literal are what its type says.
export const COMMAND_NAMES = Object.keys(SUMMARIES) as readonly CommandName[]

const NOT_CONFIGURABLE: readonly CommandName[] = ['config', 'rules', 'explain']

/** The names of those that have options which a configuration can set. */
export const CONFIGURABLE_NAMES: readonly string[] = COMMAND_NAMES.filter(
  (name) => !NOT_CONFIGURABLE.includes(name),
)
