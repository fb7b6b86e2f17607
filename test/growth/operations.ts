import { join } from 'node:path'
import { answer } from '../../packages/compare/src/answer.ts'
import { compareParts } from '../../packages/compare/src/compare-parts.ts'
import { findSpans } from '../../packages/compare/src/difference.ts'
import {
  compare,
  keyOf,
  type Method,
  methods,
  pickOptions,
} from '../../packages/compare/src/index.ts'
import { answerUrl } from '../../packages/display/src/answer.ts'
import { renderUrl } from '../../packages/display/src/index.ts'
import { createJudge } from '../../packages/display/src/verdict.ts'
import { explain, groupCauses, repair } from '../../packages/explain/src/index.ts'
import { applyEdits } from '../../packages/explain/src/internal.ts'
import { parseHost } from '../../packages/host/src/index.ts'
import {
  auditAlternates,
  createNormalizeForMatching,
} from '../../packages/i18n/hreflang/src/index.ts'
import { readHosting } from '../../packages/i18n/pages/src/hosting.ts'
import { parseJsonText } from '../../packages/i18n/site/src/database/json-text.ts'
import { diffTexts } from '../../packages/i18n/site/src/fix/row-diff.ts'
import {
  findSitemapFile,
  findSitemapFiles,
  parseSitemap,
} from '../../packages/i18n/sitemap/src/index.ts'
import { addSitemapLines, updateSitemapLine } from '../../packages/i18n/sitemap/src/robots.ts'
import { createURLNormalizer } from '../../packages/i18n/validation/src/index.ts'
import { toUnicode } from '../../packages/idna/src/index.ts'
import { encode as encodePunycode } from '../../packages/idna/src/punycode.ts'
import { utf8Encode } from '../../packages/infra/src/index.ts'
import { JsonPlaces } from '../../packages/infra/src/json.ts'
import { refusedArgument } from '../../packages/infra/src/refused-argument.ts'
import { sentence } from '../../packages/infra/src/sentence.ts'
import { suggest, suggestSome } from '../../packages/infra/src/suggest.ts'
import { getEncoder } from '../../packages/legacy-encoding/src/index.ts'
import { normalize, presets } from '../../packages/normalize/src/index.ts'
import { resolveLink } from '../../packages/normalize/src/resolve-input.ts'
import { readRuleFile } from '../../packages/normalize/src/rule-file.ts'
import { hashPrefix } from '../../packages/normalize/src/safe-browsing.ts'
import { sortBySsurt } from '../../packages/normalize/src/surt.ts'
import {
  PATH,
  percentEncodeAfterEncoding,
  utf8PercentEncode,
} from '../../packages/percent-encoding/src/index.ts'
import { sayIn } from '../../packages/problems/src/index.ts'
import { ru } from '../../packages/problems/src/texts/ru.ts'
import {
  removeDefaultPort,
  resolveUri,
  splitAuthority,
  splitUri,
} from '../../packages/rfc3986/src/index.ts'
import { applyFixes, lint } from '../../packages/uri-design/src/index.ts'
import { defineTemplate, expandTemplate } from '../../packages/uri-template/src/index.ts'
import { URL, URLSearchParams } from '../../packages/url/src/index.ts'
import {
  editUrl,
  filePathToUrl,
  relativize,
  urlToFilePath,
} from '../../packages/url-edit/src/index.ts'
import {
  createResolver,
  getOrigin,
  parseUrl,
  readUrl,
} from '../../packages/url-parser/src/index.ts'
import { URLPattern } from '../../packages/url-pattern/src/index.ts'
import { serializeUrlencoded } from '../../packages/urlencoded/src/index.ts'
import { type PublicFunction, publicFunctions } from '../option-takers/public-functions.ts'
import { takers } from '../option-takers/takers.ts'
import { takers as recordTakers } from '../record-takers/takers.ts'
import { root } from '../workspace.ts'
import type { GrammarName } from './grammar.ts'
import type { Operation } from './operation.ts'
import { streamOperations } from './streams.ts'

const BASE = parseUrl('https://h/a/b?c')!

/** The same text in every part of a URL that can hold any text. */
function editOf(text: string) {
  const path = text.split('/').map((name) => (/^\.{1,2}$/.test(name) ? '_' : name))
  return editUrl(BASE, { username: text, path, query: text, fragment: { encoded: text } })
}

type Reading = readonly [name: string, run: (text: string) => unknown]

function reading(reads: GrammarName, list: readonly Reading[]): Operation[] {
  return list.map(([name, run]) => ({ name, reads, run }))
}

/** Repairs the last error, which is the one that stopped the parser if it stopped. */
function repairLast(text: string): unknown {
  const reading = readUrl(text)
  const [error] = explain(reading, reading.errors.slice(-1))
  return error === undefined ? null : (repair(reading, error)?.url.href ?? null)
}

/** All places in a text. */
function placesIn(json: JsonPlaces): unknown {
  const values = [json.root]
  for (const value of values) {
    for (const member of json.members(value)) values.push(member.value)
    for (const element of json.elements(value)) values.push(element)
  }
  return values
}

const METHOD_OPTIONS = {
  base: 'http://a/b',
  scheme: 'http',
  host: 'a',
  redirects: { 'http://b/': '/' },
  comparison: 'rfc3986-syntax',
} as const

function byMethod(method: Method): Reading {
  const options = pickOptions(METHOD_OPTIONS, [method])
  const match = (a: string, b: string) => compare(a, b, { methods: [method], options })
  return [
    `method ${method.name}`,
    method.kind === 'symmetric'
      ? (text) => keyOf(text, method, options)
      : (text) => {
          match('https://h/a?b#c', text)
          match(text, 'https://h/a?b#c')
        },
  ]
}

const MEMBERS = [
  ...(['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
]

/** On a URL that exists already; twice, because the second meets what the first left. */
function set(member: (typeof MEMBERS)[number]): Reading {
  return [
    `URL, ${member}`,
    (text) => {
      const url = new URL('https://h/a?b#c')
      url[member] = text
      url[member] = text
      return url.href
    },
  ]
}

function onParams(name: string, use: (params: URLSearchParams) => unknown): Reading {
  return [
    `URLSearchParams, ${name}`,
    (text) => {
      const params = new URLSearchParams(text)
      return [use(params), String(params)]
    },
  ]
}

const PATTERNS = ['*a*a*a*a*b', '/:a-:b-:c-:d', '{/a:b}*x', '/(a*)*'].map((pathname) => {
  return new URLPattern({ pathname })
})
const PATTERN = 'http{s}?://*/{:a/}*:b*\\?*c*#*'
const TEMPLATES = [
  defineTemplate('{+path}/{name}.md'),
  defineTemplate('https://h/{list}{?b*}', { kinds: { list: 'list', b: 'record' } }),
  defineTemplate('{+path}/{name}{?q,list*}', { matching: 'rfc3986' }),
  defineTemplate('https://h/{x}{?list*,b,rest*}', { kinds: { rest: 'record' }, matching: 'form' }),
  // Each of them would take a backtracking program years.
  ...['(a*)*b', '(a|a|ab|b)+', '(?:[ab]{1,9}){1,9}', '[ab]*a[ab]{14}'].map((pattern) =>
    defineTemplate('https://h/{x}', { kinds: { x: { pattern } } }),
  ),
]
const encode = getEncoder('shift_jis')
/** Stars that can share out a path in many ways. */
const PATHS = {
  '/**a**a**a**b': { 'path-naming': 'off' },
  '*a*/*a*b': { 'path-naming': 'off' },
} as const

const fixesOf = (text: string) => lint(text)
/** Nothing is refused for its length. */
const NO_LIMITS = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxDepth: 1_024,
  maxAttributes: Number.POSITIVE_INFINITY,
  maxNameLength: Number.POSITIVE_INFINITY,
  maxAttributeLength: Number.POSITIVE_INFINITY,
  maxTextLength: Number.POSITIVE_INFINITY,
}
/** A path that is matched with all rules of a file. */
const PATH_OF_RULES = '/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/a.a-a'
const HOSTING = [
  ...['_redirects', '_headers', 'netlify.toml', 'vercel.json', 'staticwebapp.config.json'],
  ...['.htaccess', 'CNAME'],
]

function byHostingFile(name: string): Reading {
  return [
    `readHosting, ${name}`,
    (text) => {
      const hosting = readHosting([{ name, text }])
      return [hosting.redirectOf(PATH_OF_RULES, false), hosting.headersOf(PATH_OF_RULES)]
    },
  ]
}

/** Rules whose patterns can match a path in many ways. */
const RULES = readHosting([
  { name: '_redirects', text: '/:a/:b/x/* /y\n/x/* /y/:splat' },
  { name: 'vercel.json', text: '{"redirects":[{"source":"/:a-:b-(.*)/:c*!","destination":"/x"}]}' },
  {
    name: '.htaccess',
    text: 'RedirectMatch (a|a|aa)*(.*)(.*)!$ /x\n<FilesMatch (a*)*b>\nHeader add a b\n</FilesMatch>',
  },
])

const WORDS = ['https', 'sitemap', 'normalize']
const JUDGE = createJudge({ known: ['a.a', 'paypal.com'] })

/** Methods of classes, several functions together, and functions that take more than text. */
const others: readonly Operation[] = [
  ...reading('url', [
    ...methods.map(byMethod),
    ...Object.values(presets).map(
      (preset): Reading => [`preset ${preset.name}`, (text) => normalize(text, preset)],
    ),
    ...MEMBERS.map(set),
    ['URL', (text) => new URL(text).href],
    [
      'URL against a base',
      (text) => new URL(text, `https://h/${'a/'.repeat(text.length / 2)}`).href,
    ],
    ['URL as a base', (text) => new URL('../x', text).href],
    ['URL, searchParams', (text) => new URL(`https://h/?${text}`).searchParams.append('z', '1')],
    onParams('toString', String),
    onParams('going through it', (params) => [...params]),
    onParams('sort', (params) => params.sort()),
    onParams('get', (params) => params.get('aa')),
    onParams('delete', (params) => params.delete('a')),
    onParams('set', (params) => params.set('a', 'b')),
    ['serializeUrlencoded', (text) => serializeUrlencoded([[text, text]])],
    ['explain and groupCauses', (text) => groupCauses(explain(readUrl(text)))],
    ['explain with a base', (text) => explain(readUrl(text, { base: 'file:///c:/' }))],
    ['repair', (text) => repairLast(text)],
    ['createJudge', (text) => JUDGE(`https://${text}`)],
    ['answerUrl', (text) => answerUrl(text)],
    ['answerUrl of a URL', (text) => answerUrl(`https://${text}`)],
    ['createResolver', (text) => createResolver('https://h/a')?.(text)],
    ['filePathToUrl', (text) => urlToFilePath(filePathToUrl(`/${text}`, 'posix'), 'posix')],
    ['file paths of Windows', (text) => filePathToUrl(`C:\\${text}`, 'windows').href],
    ['relativize', (text) => relativize(editOf(text), BASE)],
    ['relativize from far below', (text) => relativize(BASE, editOf(text))],
    ['compareParts', (text) => compareParts(text, `${text}#x?y`)],
    ['sentence', (text) => sentence('{parts}', { parts: text.split('/') })],
    ['refusedArgument', (text) => refusedArgument(text, { subject: text, expected: text }, text)],
    ['answer', (text) => answer(`http://a/${text}`, `http://a/b/..//${text}?y#x`)],
    ['sayIn', (text) => sayIn(`The language "${text}" is not registered.`, { part: text }, ru)],
    ['diffTexts', (text) => diffTexts(text, text, 'x.txt')],
    ['findSpans', (text) => findSpans(text, `a${text}b`)],
    ['suggestions of compare', (text) => compare(text, `${text}#x?y`, { suggest: true })],
    ['resolveUri with a base', (text) => resolveUri('../x?y', `https://h/${text}`)],
    ['resolveLink', (text) => resolveLink(text, 'https://h/a')],
    ['URLPattern, exec', (text) => PATTERNS.map((pattern) => pattern.exec(text))],
    ['template, match', (text) => TEMPLATES.map((template) => template.match(text))],
    ['toUnicode of a long A-label', (text) => toUnicode(`xn--${encodePunycode(text)}`)],
    ['renderUrl, elided', (text) => renderUrl(parseUrl(`https://${text}`)!, { maxLength: 40 })],
    ['match of a pattern', (text) => compare(PATTERN, text, { methods: ['url-pattern'] })],
    ['expandTemplate', (text) => expandTemplate('{x}{+x}{?x}{x:9}', { x: text })],
    ['applyFixes', (text) => applyFixes(text, fixesOf(text))],
    ['applyEdits', (text) => applyEdits(text, editsOf(text))],
    ['percentEncodeAfterEncoding', (text) => percentEncodeAfterEncoding(encode, text, PATH)],
    ['utf8PercentEncode', (text) => utf8PercentEncode(text, PATH)],
    ['sortBySsurt', (text) => sortBySsurt(text.split('/'))],
    ['readHosting, redirectOf', (text) => RULES.redirectOf(`/${text}`, false)],
    ['readHosting, headersOf', (text) => RULES.headersOf(`/${text}`)],
    ['findSitemapFile', (text) => findSitemapFile(text, new Set(['a/b']), new Set())],
    ['findSitemapFiles', (text) => findSitemapFiles([text], new Set(['a/b']), new Set())],
    ['readRuleFile', (text) => readRuleFile({ rules: { 'keep-params': { keep: [text] } } })],
    ['createNormalizeForMatching', (text) => createNormalizeForMatching()(text)],
    ['createURLNormalizer', (text) => createURLNormalizer().validateURL(text)],
    [
      'auditAlternates',
      (text) =>
        auditAlternates([{ loc: text, lang: text, alternates: [{ lang: text, loc: text }] }], {
          form: 'sitemap',
        }),
    ],
  ]),
  ...reading('word', [
    ['suggest', (text) => suggest(text, WORDS)],
    ['suggestSome', (text) => suggestSome(text, WORDS, 3)],
    ['removeDefaultPort', (text) => removeDefaultPort(text, 80)],
    ['hashPrefix', (text) => hashPrefix(text, 4)],
  ]),
  ...reading('template', [
    ['URLPattern', (text) => new URLPattern(text)],
    [
      'URLPattern with a base',
      (text) => new URLPattern({ pathname: text, baseURL: 'https://h/a/' }),
    ],
    ['lint, patterns of paths', (text) => lint(text, { paths: PATHS })],
    ['lint, template', (text) => lint({ text: `{+p}${text}`, kind: 'template' })],
    [
      'pattern of a template',
      (text) => defineTemplate('/{x}', { kinds: { x: { pattern: text } } }),
    ],
  ]),
  ...reading('sitemap', [['parseSitemap without limits', (text) => parseSitemap(text, NO_LIMITS)]]),
  ...reading('document', [
    ['parseJsonText', (text) => parseJsonText('a.json', text)],
    ['JsonPlaces', (text) => placesIn(new JsonPlaces(text))],
  ]),
  ...reading('hosting', HOSTING.map(byHostingFile)),
  ...reading('lines', [
    ['addSitemapLines', (text) => addSitemapLines(text, ['https://h/s.xml'])],
    ['updateSitemapLine', (text) => updateSitemapLine(text, 'https://h/s.xml')],
  ]),
]

/** What is parsed before a function takes it, by its name in the table of such functions. */
const PARSED: Readonly<Record<string, (text: string) => unknown>> = {
  'a record': parseUrl,
  'a host': parseHost,
  'an origin': (text) => {
    const url = parseUrl(text)
    return url && getOrigin(url)
  },
  'parts of a URI': splitUri,
  'parts of an authority': splitAuthority,
}

function ofRecords(): Operation[] {
  return recordTakers.flatMap(({ name, file, argument, answers, call }) => {
    if (file?.endsWith('/ascii.ts') === true) return []
    return Object.entries(PARSED)
      .filter(([kind]) => Object.hasOwn(answers, kind))
      .map(
        ([kind, parse]): Operation => ({
          name: `${name}, ${argument} from ${kind}`,
          reads: kind === 'a host' ? 'word' : 'url',
          run(text) {
            const value = parse(text)
            // The table names the types that the function takes.
            return value && call(value as never)
          },
        }),
      )
  })
}

/** A change in every fourth place. */
function editsOf(text: string) {
  const count = Math.floor(text.length / 4)
  return Array.from({ length: count }, (_, i) => ({ start: 4 * i, end: 4 * i + 1, text: 'x' }))
}

function ofTakers(): Operation[] {
  return takers.flatMap(({ name, file, needs, reads, call }) => {
    if (reads === undefined) return []
    return [{ name: named(name, file), reads, run: (text) => call({ ...needs } as never, text) }]
  })
}

function named(name: string, file: string | undefined): string {
  return file?.endsWith('/ascii.ts') === true ? `${name} of ascii` : name
}

/** What the functions of a package read, unless it is URLs. */
const READS: readonly (readonly [place: string, reads: GrammarName])[] = [
  ['packages/idna/', 'word'],
  ['packages/host/', 'word'],
  ['packages/infra/', 'word'],
  ['packages/problems/', 'word'],
  ['packages/legacy-encoding/', 'word'],
  ['packages/i18n/language-tag/', 'word'],
  ['packages/i18n/pages/src/headers/', 'page'],
  ['packages/i18n/sitemap/src/text/', 'word'],
  ['packages/i18n/sitemap/src/protocol/', 'word'],
  ['packages/public-suffix/', 'lines'],
  ['packages/i18n/sitemap/src/robots/', 'lines'],
  ['packages/uri-design/src/lint/', 'document'],
  ['packages/uri-template/', 'template'],
]

/** Types of parameters that hold text. */
const TEXT =
  /^(?:(?:readonly )?string(?:\[\])?|Iterable<string>|unknown|Original|Text|T & URLArgument<T>|Uint8Array|URLPatternInput)(?: \||$)/

/** Public functions that read no text of any length, and why. */
const WITHOUT: readonly (readonly [places: RegExp, why: string])[] = [
  [/ [A-Z]\w*$/, 'errors keep what they are given, and classes read it in methods that are listed'],
  [
    /\/node\/|\/web\/|packages\/duckdb\//,
    'paths of files; what is in the files is read by streams and commands',
  ],
  [
    /infra\/src\/(?:check-options|describe-value|option-types|argument)\.ts/,
    'names of options in the source, and values of which it shows the beginning',
  ],
  [/ require\w+$/, 'looks at the type of a value'],
  [/integrations\//, 'writes what the package has'],
  [
    / (?:getEncoder|strictDecoder|loadSql|writeRuleText|createNameTest|(?:method|preset|rule)Named)$/,
    'a name that must be one of a few',
  ],
  [/ (?:asFileError|systemErrorCode)$/, 'an error'],
  [
    / (?:invalidLine|explainFailure)$/,
    'needs what the parser said of the text; `new URL` and the commands that call it are listed',
  ],
  [/build-url-pattern\.ts/, 'what the constructor of URLPattern calls'],
  [
    / (?:isURL\w+|isObject|illegalInvocation|parseText\w*|kindOfScheme|offsetOf)$/,
    'looks at the type or at a name; or the parser without a check',
  ],
]

const placeOf = ({ file, name }: PublicFunction) => `${file} ${name}`
const isWithout = (one: PublicFunction) => WITHOUT.some(([places]) => places.test(placeOf(one)))

/** Every public function whose first parameter is text. */
const found = publicFunctions(() => true).filter(
  (one) => TEXT.test(one.types[0]!) && !isWithout(one),
)

/** The reasons that no function has. */
export const unusedReasons: readonly string[] = WITHOUT.filter(
  ([places]) => !publicFunctions(() => true).some((one) => places.test(placeOf(one))),
).map(([, why]) => why)

/** Functions that need only text. */
async function withTextAlone(one: PublicFunction): Promise<Operation> {
  const { name, file, types } = one
  const module: Record<string, (value: unknown) => unknown> = await import(join(root, file))
  const use = module[name]!
  const reads = READS.find(([place]) => file.startsWith(place))?.[1] ?? 'url'
  const run = types[0]!.startsWith('Uint8Array')
    ? (text: string) => use(utf8Encode(text))
    : (text: string) => use(text)
  return { name: named(name, file), reads, run }
}

const listed = [...others, ...ofTakers(), ...streamOperations]
const names = new Set(
  listed.map(({ name }) => name.replace(/,.*| (?:of|with|and|on|against|as) .*/, '')),
)
const alone = found.filter(({ name }) => !names.has(name))

/**
 * To decide whether a URI can be read in two ways takes quadratic work, up to a limit of a tenth of a second; what is longer
 * is refused at once.
 */
const DECIDING: readonly string[] = ['defineTemplate', 'defineRoutes', 'lint, template']
const REFUSED = 32_000

/** Every public function that takes text, and everything else that reads some. */
export const operations: readonly Operation[] = [
  ...listed,
  ...ofRecords(),
  ...(await Promise.all(alone.map(withTextAlone))),
].map((operation) =>
  DECIDING.includes(operation.name) ? { ...operation, from: REFUSED } : operation,
)
