import type { ProblemEntry } from '@waymark/infra/problem'
import { presets } from '@waymark/normalize'
import type { TrackingParameter } from '@waymark/normalize/tracking-params'
import { findProblem, problems } from '@waymark/problems'
import { lintRules } from '@waymark/uri-design'
import { expect, test } from 'vitest'
import type { Io } from '../src/io.ts'
import { lintGroups, rulesOfGroup } from '../src/lint-group.ts'
import { problemText } from '../src/problem-text.ts'
import { trackingText } from '../src/tracking-text.ts'
import { runMarked } from './marked-run.ts'
import { printer } from './sample-reports.ts'

const explain = async (...args: readonly string[]) => (await runMarked(['explain', ...args])).lines
const list = async (...args: readonly string[]) =>
  (await runMarked(['explain', '--list', ...args], { columns: 60 })).lines
const json = async (...args: readonly string[]) =>
  JSON.parse((await explain(...args, '--format', 'json')).join('\n'))

test('a rule has its category, what it does, where it runs, its options, examples and source', async () => {
  expect(await explain('keep-params')).toEqual([
    '<bold>keep-params</>  <dim>rule, changes</>',
    '',
    'Drops the parameters that are not on a list.',
    'Use it if you know which parameters a page reads. Names are compared decoded and',
    'as a whole; `*` matches any characters, as in `f_*`.',
    'Applies to URL records of the URL Standard and to URIs as they are written (RFC',
    '3986).',
    '',
    '<bold>Options</>',
    '  keep: Names of parameters to keep; `*` matches any characters.',
    '',
    '<bold>Examples</>',
    '  http://example.com/?id=1&x=2 -> http://example.com/?id=1 with --rule',
    "    'keep-params(keep=id)'",
    '  http://example.com/?%69d&ID -> http://example.com/?%69d with --rule',
    "    'keep-params(keep=id)'",
    '  http://example.com/?f_size=1&f=2&x_f_=3 -> http://example.com/?f_size=1 with',
    "    --rule 'keep-params(keep=f_*)'",
    '  http://example.com/?x -> http://example.com/ with --rule',
    "    'keep-params(keep=)'",
    '',
    '<bold>Source</>  https://en.wikipedia.org/wiki/URI_normalization',
    '',
  ])
  expect(await explain('parse-serialise')).toEqual([
    '<bold>parse-serialise</>  <dim>rule, preserves</>',
    '',
    'Writes the URL the way the URL Standard writes it.',
    'Everything that a browser does to a URL before using it: spaces around the URL,',
    'tabs and line breaks are removed, backslashes become slashes, domains become',
    'A-labels, IPv6 addresses are compressed, and characters that a component cannot',
    'contain are percent-encoded. Percent-encoded bytes stay as they are.',
    'Applies only to URL records of the URL Standard.',
    'Parsing by the URL Standard already does this.',
    '',
    '<bold>Examples</>',
    '  http:\\\\example.com\\a b  -> http://example.com/a%20b',
    '  http://bücher.example/ü -> http://xn--bcher-kva.example/%C3%BC',
    '  http://[2001:DB8:0:0:0:0:0:1]/ -> http://[2001:db8::1]/',
    '  http://example.com/%41 is unchanged',
    '',
    '<bold>Source</>  https://url.spec.whatwg.org/#concept-url-serializer',
    '',
  ])
  expect(await explain('sort-query', '--lang', 'ru')).toEqual([
    '<bold>sort-query</>  <dim>правило, обычно сохраняет смысл</>',
    '',
    'Сортирует параметры строки запроса по имени.',
    'Большинство серверов ищет параметры по именам, и порядок неважен, но некоторые',
    'читают их по порядку. Имена сравниваются после декодирования, по кодовым',
    'единицам UTF-16 и независимо от локали. Параметры с одинаковыми именами',
    'сохраняют свой порядок, и написание каждого не меняется. Лишний знак `&`, при',
    'котором нет параметра, удаляется: `?a&` и `?&a` превращаются в `?a`, а от `?&`',
    'не остаётся ничего. Строка запроса, которая относится к URL внутри, как у',
    'страниц архива, не меняется.',
    'Применяется к записям URL из URL Standard и к URI в исходном написании (RFC',
    '3986).',
    '',
    '<bold>Настройки</>',
    '  by name|name-value: По чему сортируются параметры. По умолчанию: name.',
    '  compare decoded|raw: Сравнивать параметры после декодирования или в исходном',
    '    написании. По умолчанию: decoded.',
    '',
    '<bold>Примеры</>',
    '  http://example.com/?b=2&a=1&a=0 -> http://example.com/?a=1&a=0&b=2',
    '  http://example.com/?b=2&a=1&a=0 -> http://example.com/?a=0&a=1&b=2 при',
    "    --rule 'sort-query(by=name-value)'",
    '  http://example.com/?%C3%A4=1&z=2 -> http://example.com/?z=2&%C3%A4=1',
    '  http://example.com/?b=2&&a=1& -> http://example.com/?a=1&b=2',
    '  http://example.com/?& -> http://example.com/',
    '  https://href.li/?https://b.example/?b&a не меняется',
    '  http://example.com/?z=1&%61=2 -> http://example.com/?%61=2&z=1 при --rule',
    "    'sort-query(compare=raw)'",
    '',
    '<bold>Источник</>  https://url.spec.whatwg.org/#dom-urlsearchparams-sort',
    '',
  ])
})

test('a preset has what it runs on, its caution, and its rules with their options', async () => {
  expect(await explain('seo')).toEqual([
    '<bold>seo</>  <dim>preset</>',
    '',
    'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no',
    'fragment, no trailing slash.',
    'For the canonical URLs that a site publishes itself, in sitemaps, hreflang links',
    'and `rel=canonical`. On top of `safe`, it merges a page with and without its',
    'trailing slash, and with any query or fragment. URLs of other schemes have no',
    'result.',
    'Runs on the URL as the URL Standard parses it.',
    'Takes only https and http.',
    '',
    '<bold>Caution</>',
    '  Pages that differ only in their query, such as search results or `?id=7`,',
    '    become one. Do not use it for links to other sites, or on sites whose pages',
    '    depend on the query.',
    '  https://example.com/?id=7 and https://example.com/?id=8 become one.',
    '',
    '<bold>Rules</>',
    '  uppercase-percent-encoding  <dim>preserves</>',
    '  decode-unreserved  <dim>preserves</>',
    '  remove-default-port  <dim>preserves</>',
    '  trailing-slash(trailingSlash=never; trailingSlashRun=all) ',
    '    <dim>usually-preserves</>',
    '  remove-query  <dim>changes</>',
    '  remove-fragment  <dim>changes</>',
    '',
  ])
  const onStrings = Object.values(presets).find(({ options }) => options.model === 'rfc3986')!
  expect(await explain(onStrings.name)).toContain('Runs on strings as they are written (RFC 3986).')
  expect((await explain('safe-browsing'))[7]).toBe(
    'A single published procedure, which rules cannot change.',
  )
})

test('a method has its kind, the cost of wrong answers, its options and examples', async () => {
  expect(await explain('string-after-resolution')).toEqual([
    '<bold>string-after-resolution</>  <dim>method, string, an equivalence</>',
    '',
    'The same string, after both references are resolved against one base URL.',
    'Resolves strictly by RFC 3986 and compares the results as strings. Resolution',
    'removes dot segments, but changes neither case nor percent-encoded bytes.',
    '',
    '<bold>Cost</>',
    '  A false positive: With another base URL than that of the document, the',
    '    answer may be wrong in both directions.',
    '  A false negative: As with `string-code-point`: a host in upper case is',
    '    another host.',
    '  No answer: None: every reference resolves.',
    '',
    '<bold>Options</>',
    '  base, required: The base URI that both are resolved against.',
    '',
    '<bold>Examples</>',
    '  ../c and /a/c: equal with {"base":"http://example.com/a/b/d"}',
    '  //example.com/x and /x: equal with {"base":"http://example.com/a"}',
    '  HTTP://example.com/ and /: different with {"base":"http://example.com/"}',
    '',
    '<bold>Source</>  https://www.rfc-editor.org/rfc/rfc3986#section-5.2',
    '',
  ])
})

test('a code has its severity, what to do, what is fixed, examples and source', async () => {
  expect(await explain('path-verb')).toEqual([
    '<bold>path-verb</>  <dim>warning</>',
    '',
    'The path says what to do instead of what the resource is.',
    'A resource is a thing, and the HTTP method says what to do with it: the same',
    '`/users/123` is read, changed and deleted.',
    '',
    '<bold>What to do</>',
    '  Name the resource instead, and let the method say what to do.',
    '',
    '<bold>Examples</>',
    '  wrong: /getUser (given: linted as a path)',
    '  right: /users/123',
    '  wrong: /users/create (given: linted as a path)',
    '  right: /users',
    '  wrong: /jobs/123/start (given: linted as a path)',
    '  right: /jobs/123',
    '  wrong: /reports/export (given: linted as a path)',
    '  right: /reports/exports',
    '  wrong: /post (given: linted as a path)',
    '  right: /posts',
    '  wrong: /exports/start (given: linted as a path, with the options',
    '    {"verbs":["start"]})',
    '  right: /exports',
    '',
    '<bold>Source</>  https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-verb',
    '',
  ])
  expect(await explain('IPv4-too-few-parts', '--lang', 'ja')).toEqual([
    '<bold>IPv4-too-few-parts</>  <dim>警告</>',
    '',
    'IPv4 アドレスの部分が4つに足りず、最後の部分が残りを埋めます。',
    '`1.2.3` は `1.2.0.3` の古い書き方です。この読み方を予想する人はほとんどおらず、',
    'ほかのプログラムは拒否するか、別のアドレスと読みます。',
    '',
    '<bold>対処法</>',
    '  4つの部分をすべて書いてください。',
    '',
    '<bold>例</>',
    '  誤: https://1.2.3/',
    '  正: https://1.2.0.3/',
    '',
    '<bold>出典</>  https://url.spec.whatwg.org/#ipv4-too-few-parts',
    '',
  ])
})

test('a group has its rules, each with what is wrong', async () => {
  const group = lintGroups.find((name) => findProblem(name) === null)!
  const codes = lintRules.filter(({ groups }) => groups.includes(group)).map(({ code }) => code)
  const { lines } = await runMarked(['explain', group], { columns: 1000 })
  expect(lines).toEqual([
    `<bold>${group}</>  <dim>group of lint rules</>`,
    '',
    '<bold>Rules</>',
    ...codes.map((code) => `  ${code}: ${findProblem(code)?.summary}`),
    '',
  ])
  expect(await json(group)).toEqual({ entry: 'group', name: group, rules: codes })
  expect(rulesOfGroup('none')).toEqual([])
})

const io = printer(80) as Io

const PARAMETER: TrackingParameter = {
  name: 'x_id',
  vendor: 'X',
  kind: 'click',
  certainty: 'reported',
  sources: [
    { kind: 'vendor', url: 'https://x.example/' },
    { kind: 'list', list: 'A list', url: 'https://list.example/' },
    { kind: 'report', url: 'https://report.example/' },
  ] as never,
  removed: 'everywhere',
  reason: null,
  sites: [],
  path: null,
  keptOn: [{ site: '*', path: '/a*' }, { site: 'b.example' }],
  perVisitor: true,
  caseSensitive: false,
  ifRemoved: 'Nothing.',
}

test('a tracking parameter has its vendor, where it is removed, and its sources', () => {
  const text = (some: Partial<TrackingParameter>) =>
    trackingText({ ...PARAMETER, ...some }, io).split('\n')
  expect(text({})).toEqual([
    '<bold>x_id</>  <dim>tracking parameter, reported</>',
    '',
    'X. Tells which click on an advertisement it was. One list or one report names',
    'it.',
    'Each visitor has a value of their own.',
    'Letter case does not matter.',
    '',
    '<bold>Where it is removed</>',
    '  On every site.',
    '  Kept on paths like /a*.',
    '  Kept on b.example.',
    '',
    '<bold>Without it</>',
    '  Nothing.',
    '',
    '<bold>Sources</>',
    '  vendor: https://x.example/',
    '  A list: https://list.example/',
    '  report: https://report.example/',
    '',
  ])
  const short = { perVisitor: false, caseSensitive: true, keptOn: [] }
  expect(text({ ...short, removed: 'on-sites', sites: ['a.example', 'b.example'] })).toEqual([
    '<bold>x_id</>  <dim>tracking parameter, reported</>',
    '',
    'X. Tells which click on an advertisement it was. One list or one report names',
    'it.',
    '',
    '<bold>Where it is removed</>',
    '  On a.example, b.example.',
    '',
    '<bold>Without it</>',
    '  Nothing.',
    '',
    '<bold>Sources</>',
    '  vendor: https://x.example/',
    '  A list: https://list.example/',
    '  report: https://report.example/',
    '',
  ])
  const onSome = { ...short, removed: 'on-sites', sites: ['a.example'], path: '/b/*' } as const
  expect(text(onSome).slice(6, 8)).toEqual(['  On a.example.', '  Only on paths like /b/*.'])
  const many = ['a.at', 'a.com', ...Array.from({ length: 29 }, (_, i) => `a${i}.example`)]
  expect(text({ ...short, removed: 'on-sites', sites: many })[6]).toBe(
    '  On a.com and their like: 31 domains.',
  )
  const other = many.map((site) => site.replace('.com', '.de'))
  expect(text({ ...short, removed: 'on-sites', sites: other })[6]).toBe(
    '  On a.at and their like: 31 domains.',
  )
  expect(text({ ...short, removed: 'never', reason: 'A reason.' }).slice(4, 7)).toEqual([
    '',
    '<bold>Where it is removed</>',
    '  Never by default. A reason.',
  ])
})

const PROBLEM: ProblemEntry = {
  code: 'a-code',
  severity: 'info',
  summary: 'A summary.',
  explanation: 'An explanation.',
  remedy: 'A remedy.',
  source: 'https://a.example/',
  examples: [
    { wrong: 'a\u202e', right: 'same', given: 'b\u202e' },
    { wrong: 'c', right: 'same' },
    { wrong: '', fine: 'd\u202e' },
    { wrong: 'e', right: '' },
  ],
}

test('a code has what it is, what is fixed, and wrong examples before their right one', () => {
  const text = (some: Partial<ProblemEntry>) => problemText({ ...PROBLEM, ...some }, io).split('\n')
  expect(text({})).toEqual([
    '<bold>a-code</>  <dim>info</>',
    '',
    'A summary.',
    'An explanation.',
    '',
    '<bold>What to do</>',
    '  A remedy.',
    '',
    '<bold>Examples</>',
    '  wrong: a\\u202e (given: b\\u202e)',
    '  wrong: c',
    '  right: same',
    '  wrong: (empty)',
    '  no problem: d\\u202e',
    '  wrong: e',
    '  right: (empty)',
    '',
    '<bold>Source</>  https://a.example/',
    '',
  ])
  const fixes = (some: Partial<ProblemEntry>) => text({ ...some, examples: [] }).slice(8, -2)
  expect(fixes({ fixed: 'F.' })).toEqual(['<bold>Fixed by validate --fix</>', '  F.', ''])
  expect(fixes({ notFixed: 'N.' })).toEqual([
    '<bold>Fixed by validate --fix</>',
    '  Never.',
    '  N.',
    '',
  ])
  expect(fixes({ fixed: 'F.', notFixed: 'N.' })).toEqual([
    '<bold>Fixed by validate --fix</>',
    '  F.',
    '  N.',
    '',
  ])
})

test('json has the entry, and a list where a preset and a method share a name', async () => {
  expect(await json('seo')).toEqual({
    entry: 'preset',
    name: 'seo',
    summary:
      'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash.',
    explain:
      'For the canonical URLs that a site publishes itself, in sitemaps, hreflang links and `rel=canonical`. On top of `safe`, it merges a page with and without its trailing slash, and with any query or fragment. URLs of other schemes have no result.',
    caution:
      'Pages that differ only in their query, such as search results or `?id=7`, become one. Do not use it for links to other sites, or on sites whose pages depend on the query.',
    merges: ['https://example.com/?id=7', 'https://example.com/?id=8'],
    rules: [
      'uppercase-percent-encoding',
      'decode-unreserved',
      'remove-default-port',
      'trailing-slash',
      'remove-query',
      'remove-fragment',
    ],
    schemes: ['https', 'http'],
    options: { trailingSlash: 'never', trailingSlashRun: 'all' },
  })
  expect(
    (await json('rfc3986-scheme')).map(({ entry, name }: { entry: string; name: string }) => [
      entry,
      name,
    ]),
  ).toEqual([
    ['preset', 'rfc3986-scheme'],
    ['method', 'rfc3986-scheme'],
  ])
  expect((await explain('rfc3986-scheme')).filter((line) => line.startsWith('<bold>rfc'))).toEqual([
    '<bold>rfc3986-scheme</>  <dim>preset</>',
    '<bold>rfc3986-scheme</>  <dim>method, ladder, an equivalence</>',
  ])
  for (const [name, entry] of [
    ['path-verb', 'problem'],
    ['sort-query', 'rule'],
    ['whatwg', 'method'],
    ['fbclid', 'parameter'],
  ] as const) {
    expect(await json(name)).toMatchObject({ entry })
  }
})

test('the list of codes has a heading for each catalogue', async () => {
  const lines = await list('codes')
  expect(lines.filter((line) => line.startsWith('<bold>'))).toEqual([
    '<bold>Problems: Language tags and hreflang values</>',
    '<bold>Problems: URI Templates</>',
    '<bold>Problems: URL parsing</>',
    '<bold>Problems: Causes of URL errors</>',
    '<bold>Problems: Domains that could deceive</>',
    '<bold>Problems: Lists of public suffixes</>',
    '<bold>Problems: URLs that could deceive</>',
    '<bold>Problems: URL patterns</>',
    '<bold>Problems: Normalising lists of URLs</>',
    '<bold>Problems: Paths, file names and outgoing URLs</>',
    '<bold>Problems: hreflang links</>',
    '<bold>Problems: Sitemaps</>',
    '<bold>Problems: URL source databases</>',
    '<bold>Problems: Resource URIs</>',
    '<bold>Problems: Sites and files</>',
  ])
  expect(lines.slice(0, 6)).toEqual([
    '<bold>Problems: Language tags and hreflang values</>',
    '  <cyan>tag-not-well-formed</>',
    '      The value is not a language tag.',
    '  <cyan>unknown-language</>',
    '      The language is not registered.',
    '  <cyan>unknown-extlang</>',
  ])
  expect(lines.at(-1)).toBe('')
})

test('each list has as data what explains its entries', async () => {
  for (const [name, first] of [
    ['codes', 'tag-not-well-formed'],
    ['rules', 'parse-serialise'],
    ['presets', 'seo'],
    ['parameters', 'gclid'],
  ] as const) {
    expect((await json('--list', name))[0]).toEqual(await json(first))
  }
  const [method] = await json('--list', 'methods')
  expect(method).toMatchObject({ entry: 'method', name: 'string-code-point' })
  expect(await json('--list', 'codes')).toHaveLength(problems.length)
  expect((await list('methods')).slice(0, 2)).toEqual([
    '<cyan>string-code-point</>  <dim>string</>',
    '    The same code points in the same order.',
  ])
})

test.each([
  [['--list', 'rules', 'seo'], { detail: 'list-and-name', list: 'rules' }],
  [[], { detail: 'no-name' }],
  [['zzzzzzzz'], { detail: 'unknown-name', name: 'zzzzzzzz' }],
  [['sort-qery'], { detail: 'unknown-name', name: 'sort-qery', near: ['sort-query'] }],
])('explain %j is refused: %j', async (args, facts) => {
  const { status, failures } = await runMarked(['explain', ...args])
  expect([status, failures]).toMatchObject([2, [facts]])
})

test('a long name is cut after 80 units', async () => {
  const { stderr } = await runMarked(['explain', 'z'.repeat(90)])
  expect(/"(z+…z+)"/.exec(stderr)?.[1]).toHaveLength(79)
})

test('rules, presets and parameters are listed', async () => {
  const lines = await list('rules')
  expect(lines.slice(0, 12)).toEqual([
    '<cyan>parse-serialise</>  <dim>preserves</>',
    '    Writes the URL the way the URL Standard writes it.',
    '<cyan>unwrap-redirects</>  <dim>changes</>',
    '    Replaces a link through a redirection, an AMP cache or',
    '    an archive with the URL inside it.',
    '    <dim>archives unwrap|keep: Whether the copy of a page in an</>',
    '    <dim>archive becomes the page. Default: unwrap.</>',
    '<cyan>uppercase-percent-encoding</>  <dim>preserves</>',
    '    Writes the hex digits of percent-encoded bytes in upper',
    '    case.',
    '<cyan>decode-unreserved</>  <dim>preserves</>',
    '    Decodes percent-encoded letters, digits and `-._~`.',
  ])
  expect(lines.at(-1)).toBe('')
  expect((await list('presets')).slice(0, 8)).toEqual([
    '<cyan>seo</>',
    '    Canonical page URLs for sitemaps and hreflang: https and',
    '    http only, no query, no fragment, no trailing slash.',
    '    <dim>uppercase-percent-encoding, decode-unreserved,</>',
    '    <dim>remove-default-port, trailing-slash, remove-query,</>',
    '    <dim>remove-fragment</>',
    '<cyan>standard</>',
    '    Only the changes that the URL Standard itself makes.',
  ])
  expect((await list('presets')).at(-1)).toBe('')
  expect((await list('parameters')).slice(0, 3)).toEqual([
    '<cyan>gclid</>  Google Ads  <dim>documented, removed everywhere</>',
    '<cyan>gclsrc</>  Google Ads  <dim>documented, removed everywhere</>',
    '<cyan>gbraid</>  Google Ads  <dim>documented, removed everywhere</>',
  ])
  const presets = JSON.parse((await list('presets', '--format', 'json')).join('\n'))
  expect(presets[0]).toEqual(await json('seo'))
})
