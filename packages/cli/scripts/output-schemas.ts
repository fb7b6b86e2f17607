/** The JSON Schemas of what the commands print with `--format json`: each member that there is, and no other. */

import { UNLISTED_REASONS } from '@waymark/site/audit'

type Schema = Readonly<Record<string, unknown>>

const string: Schema = { type: 'string' }
const boolean: Schema = { type: 'boolean' }
const integer: Schema = { type: 'integer', minimum: 0 }
const any: Schema = {}
const enumOf = (...values: readonly (string | null)[]): Schema => ({ enum: values })
const constant = (value: string): Schema => ({ const: value })
const list = (items: Schema): Schema => ({ type: 'array', items })
const record = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const anyOf = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas })
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const pair = (items: Schema): Schema => ({ type: 'array', items, minItems: 2, maxItems: 2 })

/** An object; a member whose name ends in `?` need not be there. */
function object(members: Readonly<Record<string, Schema>>): Schema {
  const properties = Object.entries(members).map(([name, schema]) => [
    name.replace('?', ''),
    schema,
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(members).filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

const severity = enumOf('error', 'warning', 'info')
const category = enumOf('preserves', 'usually-preserves', 'changes')

const leftOut = { entries: integer, links: integer, dates: integer, hints: integer, media: integer }
const optional = (members: Readonly<Record<string, Schema>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [`${name}?`, schema]))

const place = { 'pointer?': string, 'file?': string, 'line?': integer, 'column?': integer }
const edit = object({
  op: enumOf('add', 'remove', 'replace'),
  path: string,
  'value?': any,
  'line?': integer,
  'column?': integer,
})

/** What a text names, if it names anything. */
const listed = anyOf(string, object({ text: string, data: record({}) }))
const facts = { 'data?': record(anyOf(string, { type: 'number' }, list(listed))) }

const problem = {
  code: string,
  severity,
  message: string,
  remedy: string,
  ...facts,
  'start?': integer,
  'end?': integer,
  ...place,
  'value?': string,
}

/** What the answer on a URL consists of. */
const destination = object({
  registrableDomain: orNull(string),
  host: orNull(string),
  scheme: string,
})
const level = enumOf('stop', 'caution', 'clear')
const finding = object({
  ...problem,
  kind: string,
  count: integer,
  places: list(object({ start: integer, end: integer })),
  errors: list(string),
})

const source = enumOf('head', 'header', 'sitemap', 'database', 'crawl')

/** What a problem of a database or a sitemap also knows. */
const ofSites = {
  'loc?': string,
  'target?': string,
  'lang?': string,
  'links?': integer,
  'alternates?': integer,
  'suggestion?': string,
  'declared?': string,
  'targets?': list(string),
  'langs?': list(string),
  'twin?': string,
  'differs?': list(enumOf('slash', 'case', 'www', 'scheme')),
  'source?': source,
  'folder?': string,
  'cell?': string,
  'pages?': integer,
  'evidence?': list(string),
  'part?': string,
  'entries?': integer,
  'language?': string,
  'clusters?': integer,
  'edits?': list(edit),
  'related?': list(object({ ...place, 'cell?': string, note: string, ...facts })),
  'leftOut?': object(optional(leftOut)),
}

const causeFigures = {
  value: orNull(string),
  'suggestion?': string,
  count: integer,
  entries: orNull(integer),
  'links?': integer,
}
const causedBy = enumOf('lang', 'scheme', 'host', 'alternate', 'value', 'folder', 'language')
const kind = {
  code: string,
  severity,
  count: integer,
  entries: orNull(integer),
  'links?': integer,
  summary: string,
  'remedy?': string,
  'causedBy?': causedBy,
}

const siteFigures = {
  entriesInAllFiles: integer,
  withoutUrl: integer,
  distinctLocs: integer,
  repeatedLocs: integer,
  languages: record(integer),
  counts: object({
    alternates: integer,
    withoutAlternates: integer,
    withXDefault: integer,
    withLastmod: integer,
  }),
  urlsWithTwoLanguages: integer,
  twoLanguages: list(object({ loc: string, langs: list(string) })),
  deprecatedLanguageTags: list(string),
}
const shape = {
  matrix: record(record(integer)),
  paths: list(object({ pattern: string, pages: integer })),
}
const change = { before: integer, after: integer }
const since = object({
  generated: string,
  counts: record(object(change)),
  problems: list(object({ code: string, severity, 'value?': string, ...change })),
})

const page = {
  loc: string,
  'lastmod?': string,
  'changefreq?': string,
  'priority?': any,
  'images?': list(any),
  'videos?': list(any),
  'news?': any,
  'lang?': string,
}
const alternate = object({ lang: string, loc: string })
const side = object({
  form: enumOf('database', 'sitemap'),
  pages: integer,
  unusable: integer,
  repeated: integer,
  urlsChanged: integer,
  faulty: integer,
  'unread?': integer,
})

const step = object({
  rule: string,
  category,
  before: string,
  after: string,
  start: integer,
  end: integer,
  inputStart: integer,
  inputEnd: integer,
  reason: string,
  // What the reason names.
  'data?': record(anyOf(string, { type: 'number' }, list(string))),
})
const lineError = object({ ...problem })

const option = object({
  name: string,
  type: object({ expected: string, 'words?': list(string), 'least?': any, 'most?': any }),
  'required?': boolean,
  'default?': any,
  summary: string,
})
/** Data of the packages, which their own documentation explains. */
const example: Schema = { type: ['array', 'object'] }
const rule = {
  name: string,
  category,
  summary: string,
  explain: string,
  source: string,
  'settledByParser?': boolean,
  'reads?': list(string),
  options: list(option),
  examples: list(example),
}
const preset = {
  name: string,
  summary: string,
  'explain?': string,
  'caution?': string,
  'merges?': list(string),
  rules: list(string),
  options: { type: 'object' },
  'schemes?': list(string),
}
const method = {
  name: string,
  kind: string,
  family: string,
  'scope?': enumOf('origin', 'host', 'step', 'scheme'),
  summary: string,
  explain: string,
  falsePositive: string,
  falseNegative: string,
  'without?': any,
  source: string,
  options: list(option),
  examples: list(example),
  'keyIsUrl?': boolean,
  'noBase?': string,
  'choice?': string,
}
const parameter = {
  name: string,
  vendor: string,
  kind: string,
  certainty: string,
  removed: enumOf('everywhere', 'on-sites', 'never'),
  reason: orNull(string),
  sites: list(string),
  path: orNull(string),
  keptOn: list(object({ site: string, 'path?': string })),
  perVisitor: boolean,
  caseSensitive: boolean,
  ifRemoved: string,
  sources: list(object({ kind: string, list: orNull(string), url: string })),
}
const explainedProblem = {
  code: string,
  severity,
  summary: string,
  explanation: string,
  remedy: string,
  source: string,
  examples: list(
    object({
      wrong: string,
      'right?': string,
      'fine?': string,
      'given?': string,
      'base?': string,
      'marked?': any,
    }),
  ),
  'causedBy?': causedBy,
  'fixed?': string,
  'notFixed?': string,
  'isFixUnsafe?': boolean,
}

const entryOf = (entry: string, members: Readonly<Record<string, Schema>>): Schema =>
  object({ entry: constant(entry), ...members })
const explained = anyOf(
  entryOf('problem', explainedProblem),
  entryOf('rule', rule),
  entryOf('preset', preset),
  entryOf('method', method),
  entryOf('group', { name: string, rules: list(string) }),
  entryOf('parameter', parameter),
)

/** The pages of a folder that a sitemap does not list, by reason. */
const unlistedPages = Object.fromEntries(UNLISTED_REASONS.map((reason) => [reason, integer]))
const pagesOfSite = { pages: integer, indexable: integer, listed: integer }
const readFiles = list(
  object({
    path: string,
    bytes: integer,
    kind: enumOf('urlset', 'sitemapindex', 'feed', 'text', 'robots', 'database', 'crawl', null),
    entries: integer,
  }),
)
/** What the outputs of `validate` and `audit` end with. */
const listing = {
  kinds: list(
    object({ ...kind, causes: list(object(causeFigures)), 'first?': list(ref('problem')) }),
  ),
  'problems?': list(ref('problem')),
  hidden: integer,
  failures: list(ref('problem')),
  milliseconds: integer,
}

const run = { generator: string, input: anyOf(string, list(string)) }
const span = object({ start: integer, end: integer })
const form = orNull(string)
const partForms = object({ written: form, parsed: form, decoded: form })
const agreement = {
  same: enumOf('written', 'parsed', 'decoded', null),
  difference: orNull(object({ a: span, b: span })),
}
const urlDifference = object({ code: string, what: string, ...facts })

const remedy = object({ rules: list(string), models: list(string), category })

/** The schemas, by the names of their files without `.schema.json`. */
export const outputSchemas: Readonly<Record<string, Schema>> = {
  sitemap: object({
    ...run,
    command: constant('sitemap'),
    generated: string,
    output: string,
    'pages?': object({
      folder: string,
      base: string,
      files: integer,
      listable: integer,
      leftOut: object(optional(unlistedPages)),
    }),
    'since?': since,
    counts: object({
      entries: integer,
      unlisted: integer,
      written: integer,
      leftOut: integer,
      repeated: integer,
      merged: integer,
      linksLeftOut: integer,
      datesLeftOut: integer,
      hintsLeftOut: integer,
      mediaLeftOut: integer,
      alternates: integer,
      linksWritten: integer,
      languages: integer,
      files: integer,
      bytes: integer,
      normalised: integer,
      problems: object({ error: integer, warning: integer, info: integer }),
      hidden: integer,
    }),
    languages: record(integer),
    ...shape,
    site: object(siteFigures),
    files: list(
      object({
        name: string,
        kind: string,
        entries: integer,
        bytes: integer,
        size: integer,
        loc: orNull(string),
        change: string,
      }),
    ),
    removed: list(string),
    isUnchanged: boolean,
    normalisation: list(
      object({
        rule: string,
        category,
        summary: string,
        count: integer,
        examples: list(object({ before: string, after: string })),
      }),
    ),
    kinds: list(
      object({
        ...kind,
        leftOut: object(leftOut),
        causes: list(object({ ...causeFigures, leftOut: object(leftOut) })),
        first: list(ref('problem')),
      }),
    ),
    milliseconds: integer,
  }),
  validate: object({
    ...run,
    command: constant('validate'),
    generated: string,
    ...siteFigures,
    ...shape,
    'since?': since,
    files: readFiles,
    'fixed?': list(
      object({
        code: string,
        severity,
        count: integer,
        summary: string,
        'causedBy?': causedBy,
        causes: list(object({ value: orNull(string), 'suggestion?': string, count: integer })),
      }),
    ),
    ...listing,
  }),
  audit: object({
    ...run,
    command: constant('audit'),
    generated: string,
    address: object({
      base: string,
      from: enumOf('option', 'canonical', 'alternate', 'sitemap', 'cname', null),
      index: enumOf('slash', 'none'),
      html: enumOf('keep', 'drop'),
      fits: integer,
      of: integer,
    }),
    ...pagesOfSite,
    languages: list(
      object({
        lang: string,
        ...pagesOfSite,
        alternates: object({
          head: integer,
          header: integer,
          sitemap: integer,
          database: integer,
        }),
      }),
    ),
    site: object(siteFigures),
    ...shape,
    'since?': since,
    files: readFiles,
    ...listing,
  }),
  convert: object({
    ...run,
    command: constant('convert'),
    output: string,
    entries: integer,
    unlisted: integer,
    written: integer,
    problems: list(ref('problem')),
  }),
  diff: anyOf(
    object({
      type: constant('counts'),
      before: side,
      after: side,
      added: integer,
      removed: integer,
      changed: integer,
      members: record(integer),
      alternatesAdded: integer,
      alternatesRemoved: integer,
    }),
    object({ type: enumOf('added', 'removed'), ...page, alternates: list(alternate) }),
    object({
      type: constant('changed'),
      loc: string,
      members: list(object({ name: string, 'before?': any, 'after?': any })),
      alternatesAdded: list(alternate),
      alternatesRemoved: list(alternate),
    }),
  ),
  keys: object({
    ...run,
    command: constant('keys'),
    output: string,
    form: enumOf('database', 'sitemap'),
    rows: record(integer),
    withoutUrl: integer,
    'problems?': list(ref('problem')),
  }),
  normalize: anyOf(
    object({ file: string, line: integer, input: string, output: string, steps: list(step) }),
    object({
      file: string,
      line: integer,
      input: string,
      output: { type: 'null' },
      steps: list(step),
      error: lineError,
    }),
    object({ file: string, line: integer, error: lineError }),
  ),
  inspect: object({
    input: string,
    verdict: object({
      destination: orNull(destination),
      level,
      headline: string,
      ...facts,
      findings: list(finding),
    }),
    standing: enumOf('valid', 'repaired', 'not-a-url'),
    repairs: list(
      object({
        input: string,
        href: string,
        destination,
        level,
        isCertain: boolean,
        code: string,
      }),
    ),
    nested: list(
      object({
        place: object({ start: integer, end: integer }),
        destination,
        level,
        worst: orNull(finding),
      }),
    ),
    parses: boolean,
    href: orNull(string),
    'scheme?': string,
    'username?': string,
    'password?': string,
    'host?': orNull(object({ kind: string, serialized: string, unicode: orNull(string) })),
    'port?': orNull(integer),
    'path?': string,
    'query?': orNull(string),
    'fragment?': orNull(string),
    'origin?': string,
    validationErrors: list(
      object({
        ...problem,
        causes: list(
          object({
            code: string,
            message: string,
            remedy: string,
            ...facts,
            start: integer,
            end: integer,
            edit: orNull(object({ start: integer, end: integer, text: string })),
          }),
        ),
      }),
    ),
    errorCount: integer,
    truncated: boolean,
    normalized: orNull(object({ preset: string, output: orNull(string), steps: list(step) })),
    otherReadings: list(
      object({
        parser: string,
        title: string,
        host: orNull(string),
        port: orNull(integer),
        path: string,
      }),
    ),
  }),
  compare: object({
    a: string,
    b: string,
    answer: orNull(
      object({
        headline: string,
        ...facts,
        purposes: list(
          object({
            purpose: string,
            who: string,
            method: string,
            equal: orNull(boolean),
            difference: orNull(urlDifference),
            differences: list(urlDifference),
            why: string,
            ...facts,
          }),
        ),
        differences: list(urlDifference),
      }),
    ),
    areUrls: pair(boolean),
    parts: list(object({ part: string, a: partForms, b: partForms, ...agreement })),
    parameters: list(
      object({ name: string, a: orNull(partForms), b: orNull(partForms), ...agreement }),
    ),
    isReordered: boolean,
    verdicts: list(
      object({
        method: string,
        family: string,
        kind: string,
        equal: orNull(boolean),
        keys: orNull(pair(orNull(string))),
        difference: orNull(object({ part: string, a: span, b: span })),
        why: string,
        ...facts,
        'remedy?': list(remedy),
        summary: string,
        falsePositive: string,
        falseNegative: string,
        source: string,
      }),
    ),
    groups: list(
      object({
        equal: orNull(boolean),
        methods: list(string),
        why: string,
        ...facts,
        differences: list(object({ part: string, pieces: pair(orNull(string)) })),
        remedy: list(remedy),
      }),
    ),
    problems: list(object({ ...problem, 'component?': orNull(string), 'input?': string })),
  }),
  dedupe: anyOf(
    object({
      key: string,
      count: integer,
      lines: list(object({ file: string, line: integer, text: string })),
    }),
    object({ file: string, line: integer, text: string, key: orNull(string), count: integer }),
    object({ file: string, line: integer, error: lineError }),
  ),
  lint: object({
    generator: string,
    command: constant('lint'),
    errors: integer,
    warnings: integer,
    hidden: integer,
    files: list(
      object({
        file: string,
        uris: integer,
        'fixed?': list(object({ code: string, line: integer, before: string, after: string })),
        problems: list(ref('problem')),
      }),
    ),
    failures: list(ref('problem')),
  }),
  config: object({
    file: orNull(string),
    namedBy: orNull(enumOf('--config', 'WAYMARK_CONFIG')),
    'options?': list(
      object({
        command: string,
        name: string,
        value: any,
        from: enumOf('configuration', 'default'),
        line: orNull(integer),
      }),
    ),
  }),
  explain: anyOf(explained, list(explained)),
}

/** What more than one schema refers to. */
const definitions: Readonly<Record<string, Schema>> = {
  problem: object({
    ...problem,
    ...ofSites,
    // Of the linter.
    'cause?': ref('problem'),
    'fix?': object({ start: integer, end: integer, text: string }),
    'text?': orNull(string),
    'index?': integer,
  }),
}

/** Commands that print a value on each line. */
const LINES: readonly string[] = ['diff', 'normalize', 'dedupe']

/** A schema as the file that is published. */
export function outputSchemaText(name: string): string {
  const schema = outputSchemas[name]!
  const usesProblem = JSON.stringify(schema).includes('#/$defs/problem')
  const what = LINES.includes(name) ? 'Each line of what' : 'What'
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${what} waymark ${name} --format json prints`,
    ...schema,
    ...(usesProblem ? { $defs: definitions } : {}),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}
