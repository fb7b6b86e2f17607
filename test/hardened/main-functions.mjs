// A program: it changes the language in one way, and then writes what the main functions of each built package give.
// Usage: node main-functions.mjs plain | lockdown | polluted, or node --frozen-intrinsics main-functions.mjs plain

import { readdirSync, readFileSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [way] = process.argv.slice(2)
const root = new URL('../../', import.meta.url)
const { stringify } = JSON

/** Names that others may have put on `Object.prototype`: of properties, of options, and of places in lists. */
const NAMES = [
  ...['get', 'set', 'value', 'writable', 'enumerable', 'configurable', 'then', 'toJSON'],
  ...['base', 'encoder', 'report', 'maxLength', 'url', 'ports', 'schemes', 'rules', 'special'],
  ...['key', 'path', 'query', 'fragment', 'host', 'index', 'links', 'pointer'],
  ...['checkHyphens', 'checkBidi', 'useStd3AsciiRules', 'verifyDnsLength', 'ignoreCase', 'x', 'y'],
  ...['-1', ...Array.from({ length: 256 }, (_, index) => String(index))],
]

/** By the name of a package: what its main functions give. */
const MAIN_FUNCTIONS = {
  url: ({ URL, URLSearchParams }) => {
    const url = new URL('HTTPS://me:pw@Bücher.example:8080/a/../b c?q=é#f')
    const before = [
      url.href,
      url.origin,
      url.host,
      url.hash,
      URL.canParse('a'),
      URL.parse('x', url),
    ]
    url.host = 'é.example'
    url.pathname = '/%7Ex y'
    url.searchParams.append('k', 'v w')
    const { code, name } = catching(() => new URL('https://a b/'))
    const params = new URLSearchParams({ b: '2', a: '1 é' })
    params.sort()
    return [before.map(String), url.href, code, name, `${params}`, [...params], params.size]
  },
  urlencoded: ({ URLSearchParams }) => `${new URLSearchParams([['a', '\ud800 +%']])}`,
  'url-pattern': ({ compareComponent, generateComponent, URLPattern }) => {
    const pattern = new URLPattern('https://*.example/:id(\\d+)/:rest{/x}?*')
    const { groups } = pattern.exec('https://a.example/12/b/c').pathname
    const paths = ['/:x/:y', '/*'].map((pathname) => new URLPattern({ pathname }))
    const made = generateComponent(paths[0], 'pathname', { x: 'é', y: 'z' })
    const order = compareComponent('pathname', ...paths)
    const slashes = new URLPattern({ hostname: '[\\:\\:1]', search: '?a=:x', hash: '(a|b)' })
    const found = paths[0].exec({ pathname: '/1/2' }).pathname
    return [
      Object.entries(groups),
      pattern.pathname,
      made,
      order,
      slashes.hash,
      found,
      pattern.hash,
    ]
  },
  'url-parser': ({ createResolver, isValidUrlString, readUrl, parseUrl }) => [
    createResolver('https://a.example/b')('../é').href,
    parseUrl('../é?x', { base: 'https://a.example/b/c' }),
    readUrl('https:/\\a%zz b:99999'),
    readUrl('http://2001:db8::1/'),
    readUrl('  https://u:p@h:1/a?b=c&d#e').parts,
    isValidUrlString('https://é.example/%20'),
  ],
  'url-edit': (
    { appendSegments, editUrl, filePathToUrl, relativize, urlToFilePath, withQueryPairs },
    modules,
  ) => {
    const { parseUrl } = modules['@waymark/url-parser']
    const url = parseUrl('https://a.example:8443/b/c?d#e')
    return [
      editUrl(url, { host: 'é.example', port: null, path: ['f g', 'h/i'], query: "q='" }),
      editUrl(url, { path: { encoded: '../x%2Fy\\z' } }),
      appendSegments(url, ['é?']),
      withQueryPairs(url, [['a b', 'c&d']]),
      relativize(url, parseUrl('https://a.example:8443/b/x/y')),
      urlToFilePath(filePathToUrl('C:\\a b\\c#.txt', 'windows'), 'windows'),
    ]
  },
  explain: ({ explain, findDomainFaults, groupCauses, repair }, modules) => {
    const { readUrl } = modules['@waymark/url-parser']
    const texts = ['https:/\\a%zz b:99999', '“https://a.example/”', 'C:\\a b', 'https://1.2.3.4.5/']
    return [
      ...texts.map((text) => {
        const reading = readUrl(text)
        const errors = explain(reading)
        const groups = groupCauses(errors).map((group) => ({ ...group, errors: [...group.errors] }))
        return [errors, groups, errors.map((error) => repair(reading, error)?.input ?? null)]
      }),
      findDomainFaults('exa mple..com'),
    ]
  },
  host: ({ classifyHost, domainToUnicode, parseHost }) => [
    ...['é.example', '[::ffff:7f00:1]', '[64:ff9b::a00:1]', '[2001:db8::]', '[fe80::1]', '0x7f.1']
      .map((input) => parseHost(input))
      .map((host) => [host, classifyHost(host)]),
    domainToUnicode('xn--bcher-kva.example'),
  ],
  idna: ({ toAscii, toUnicode }) => [
    ...['faß.de', 'ﷺ.example', '日本語.テスト', 'א.example', '㍿', 'ǆ.Å.ﬃ', 'a\u0301\u0327'].map(
      (name) => toAscii(name),
    ),
    toUnicode('xn--e1afmkfd.xn--p1ai'),
  ],
  infra: ({ asciiLowercase, toScalarValueString, utf8Decode, utf8Encode }) => [
    utf8Decode(utf8Encode('é😀')),
    toScalarValueString('\ud800a'),
    asciiLowercase('\u212aA'),
  ],
  'percent-encoding': ({ PATH, utf8PercentDecode, utf8PercentEncode }) => [
    utf8PercentEncode('naïve?', PATH),
    utf8PercentDecode('%C3%A9%ff%'),
  ],
  'legacy-encoding': ({ getEncoder }, { '@waymark/percent-encoding': encoding }) =>
    encoding.percentEncodeAfterEncoding(getEncoder('Shift_JIS'), 'é≡', encoding.SPECIAL_QUERY),
  rfc3986: ({ normalizeScheme, resolveUri }) => [
    resolveUri('../g?y', 'http://a/b/c/d'),
    normalizeScheme('HTTP://a:80/%7e'),
  ],
  'public-suffix': ({ getPublicSuffix, getRegistrableDomain, isSameSite }) => [
    getRegistrableDomain({ kind: 'domain', name: 'a.b.co.uk' }),
    getRegistrableDomain('https://b\u00fccher.co.uk/'),
    getPublicSuffix('a.github.io', { icannOnly: true }),
    isSameSite('https://a.example.com/', 'http://b.example.com/', { schemelessly: true }),
  ],
  'uri-template': ({ defineTemplate }) => {
    const template = defineTemplate('/users/{id}{?fields*,page}')
    return [template.expand({ id: 'a b', fields: ['x', 'y'] }), template.match('/users/7?page=2')]
  },
  'uri-design': ({ lint, lintDocument }) => [
    lint('https://api.example/getUsers/{userId}'),
    lintDocument('{"resources":[{"uri":"app://getUser/1"}]}'),
  ],
  normalize: ({ normalize, normalizeWith, ruleNamed, trace }) => [
    normalizeWith('http://a.example/?utm_source=x&b', [ruleNamed('remove-tracking-params')]),
    ...['seo', 'safe', 'purell-safe', 'iipc-semantic'].map((preset) =>
      catching(() =>
        normalize('HTTP://www.Example.com:80/%7Ea/../?utm_source=x&b=2&a=1#f', preset),
      ),
    ),
    trace('http://example.com:80/', 'seo'),
  ],
  compare: ({ compare, keyWith, methodNamed }) => [
    compare('http://Example.com/%7Ea', 'http://example.com:80/~a'),
    keyWith('HTTP://a.example:80', methodNamed('whatwg')),
  ],
  display: ({ inspectDomain, renderUrl }, { '@waymark/url-parser': { parseUrl } }) => [
    renderUrl(parseUrl('https://xn--bcher-kva.example/stra%C3%9Fe')),
    inspectDomain('аррӏе.com'),
  ],
  'path-guard': ({ checkOutgoingUrl, resolveBelow }) => [
    ...['http://127.1/', 'http://[::ffff:a9fe:a9fe]/', 'https://example.com/'].map((url) =>
      checkOutgoingUrl(url),
    ),
    resolveBelow('https://cdn.example/v1/', '%2e%2e%2fx'),
  ],
  problems: ({ findProblem }) => findProblem('return-link-missing'),
  'language-tag': ({ canonicalize, checkHreflang, parseLanguageTag }) => [
    canonicalize('zh-yue-hk'),
    checkHreflang('en-UK'),
    parseLanguageTag('de-Latn-DE-1996-x-a'),
    parseLanguageTag('en'),
  ],
  hreflang: ({ auditAlternates }) => {
    const alternates = [{ lang: 'ja', loc: 'https://a.example/ja' }]
    return auditAlternates([{ loc: 'https://a.example/en', lang: 'en', alternates }], {
      form: 'sitemap',
    })
  },
  sitemap: async ({ createSitemapFiles, parseSitemap }) => {
    const files = await createSitemapFiles([{ loc: 'https://a.example/é' }])
    return [files, parseSitemap(files[0].xml)]
  },
  pages: ({ createPageReader, parseLinkHeader }) => {
    const reader = createPageReader()
    reader.write('<title>Tea &amp; milk</title><link rel=canonical href="/?a&amp;b&lt;">')
    return [reader.end(), parseLinkHeader('</a>; rel=canonical')]
  },
  'i18n-validation': ({ normalizeURL, validateURLSourceEntry, validateURLSourceHeader }) => [
    normalizeURL('https://Example.com/page/?utm_source=x#f'),
    validateURLSourceEntry({ loc: 'https://a.example/', lastmod: '2024-01-01T00:00:00Z' }),
    validateURLSourceHeader({}),
  ],
  sqlite: ({ registerUrlFunctions }) => {
    const calls = new Map()
    registerUrlFunctions({ function: (name, _settings, call) => calls.set(name, call) })
    return [
      [...calls.keys()],
      calls.get('waymark_site')('https://a.example.co.uk/'),
      calls.get('waymark_valid')('https://a b/'),
    ].map(String)
  },
  worker: ({ createRowWorker }) => {
    const worker = createRowWorker({ ops: ['normalize', 'domain'], format: 'jsonl' })
    return new TextDecoder().decode(
      worker.push(new TextEncoder().encode('["http://A.co.uk:80/"]\n')).output,
    )
  },
}

/** What a function gives or throws. */
function catching(run) {
  try {
    return run()
  } catch (error) {
    return { name: error.name, message: error.message, code: error.code }
  }
}

if (way === 'lockdown') {
  await import('ses')
  lockdown()
}
const folders = ['packages', 'packages/i18n'].flatMap((parent) =>
  readdirSync(new URL(parent, root)).map((name) => new URL(`${parent}/${name}/`, root)),
)
const entries = folders.flatMap((folder) => {
  const manifest = readManifest(folder)
  const entry = manifest?.exports?.['.']?.default
  return entry === undefined ? [] : [[manifest.name, new URL(entry, folder).href]]
})
const wanted = entries.filter(([name]) =>
  Object.hasOwn(MAIN_FUNCTIONS, name.slice('@waymark/'.length)),
)
const modules = { __proto__: null }
for (const [name, entry] of wanted) modules[name] = await import(entry)
const answers = { __proto__: null }
// Not before: the loader of Node does not load anything then. Nothing has been called yet, and no table is decoded.
if (way === 'polluted') for (const name of NAMES) Object.prototype[name] = 'https://evil.example/'
for (const [name] of wanted) {
  const run = MAIN_FUNCTIONS[name.slice('@waymark/'.length)]
  let answer
  try {
    answer = await run(modules[name], modules)
  } catch (error) {
    answer = `threw ${error.name}: ${error.message}`
  }
  answers[name] = answer
}
if (way === 'polluted') for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name)
writeSync(1, stringify(answers, null, 1))

function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(fileURLToPath(new URL('package.json', folder)), 'utf8'))
  } catch {
    return null
  }
}
