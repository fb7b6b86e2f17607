/** What each command does, in half a line, in the order in which the help lists them. */
export const SUMMARIES = {
  sitemap: 'writes sitemaps with hreflang links from a URL source database',
  validate: 'lists all problems of a database or of sitemaps, and corrects databases',
  audit: 'checks built pages: canonicals, hreflang, robots, sitemaps, links',
  convert: 'converts a URL source database between JSON, NDJSON, CSV and TSV',
  diff: 'lists the pages and alternates in which two versions of a site differ',
  inspect: 'judges a URL: a verdict, its components, its errors, its canonical form',
  normalize: 'writes URLs in their canonical form, line by line',
  compare: 'says which methods call two URLs equal, and where the URLs differ',
  dedupe: 'groups the lines whose URLs are equal by a comparison method or a preset',
  lint: 'checks the design of resource URIs and templates',
  explain: 'explains or lists problems, rules, presets, methods and parameters',
  config: 'checks the configuration of all commands, or prints the effective options',
  completions: 'prints a script that completes commands and options in a shell',
  keys: 'exports pages, links and their URL keys as tables (NDJSON, Parquet)',
  worker: 'reads rows, writes one result for each (ClickHouse, Spark)',
} as const

/** The name of a command. */
export type CommandName = keyof typeof SUMMARIES

/** The names of all commands. */
// The keys of an object literal are what its type says.
export const COMMAND_NAMES = Object.keys(SUMMARIES) as readonly CommandName[]

/** The commands by what people want, without those that only other programs call. */
export const COMMAND_GROUPS: readonly (readonly [title: string, names: readonly CommandName[]])[] =
  [
    ['Sitemaps', ['sitemap', 'validate', 'audit', 'convert', 'diff']],
    ['URLs', ['inspect', 'normalize', 'compare', 'dedupe']],
    ['API design', ['lint']],
    ['Help', ['explain', 'config', 'completions']],
  ]

const NOT_CONFIGURABLE: readonly CommandName[] = ['config', 'explain', 'completions']

/** The names of those that have options which a configuration can set. */
export const CONFIGURABLE_NAMES: readonly string[] = COMMAND_NAMES.filter(
  (name) => !NOT_CONFIGURABLE.includes(name),
)
