import { compareParts, groupVerdicts } from '../../packages/compare/src/index.ts'
import { createRenderer, renderUrl } from '../../packages/display/src/index.ts'
import { explain, problemOf } from '../../packages/explain/src/index.ts'
import * as asciiHost from '../../packages/host/src/ascii.ts'
import * as anyHost from '../../packages/host/src/index.ts'
import { requireHost } from '../../packages/host/src/internal.ts'
import {
  auditAlternates,
  auditAlternatesAsync,
  completeLinks,
  countAlternates,
  toHtmlLinks,
  toJsonLinks,
  toLinkHeader,
} from '../../packages/i18n/hreflang/src/index.ts'
import { checkLoc, compareW3cDates, parseW3cDate } from '../../packages/i18n/sitemap/src/index.ts'
import { invalidLine } from '../../packages/normalize/src/bulk.ts'
import { keepWrittenPort, normalizeUri, traceRecord } from '../../packages/normalize/src/core.ts'
import { resolveBelow } from '../../packages/path-guard/src/index.ts'
import {
  getPublicSuffix,
  getRegistrableDomain,
  isSameSite,
} from '../../packages/public-suffix/src/index.ts'
import * as rfc3986 from '../../packages/rfc3986/src/index.ts'
import {
  applyFixes,
  formatFragment,
  lint,
  parseResource,
} from '../../packages/uri-design/src/index.ts'
import { handleRoutes } from '../../packages/uri-template/src/fetch.ts'
import { expandTemplate } from '../../packages/uri-template/src/index.ts'
import { registerRoutes } from '../../packages/uri-template/src/mcp.ts'
import {
  appendSegments,
  editUrl,
  relativize,
  urlToFilePath,
  withQueryPairs,
} from '../../packages/url-edit/src/index.ts'
import * as asciiParser from '../../packages/url-parser/src/ascii.ts'
import * as anyParser from '../../packages/url-parser/src/index.ts'
import { requireRecord } from '../../packages/url-parser/src/internal.ts'
import type { RecordTaker } from './taker.ts'
import { host, ipv6, origin, record, uri } from './values.ts'

/** What is answered for what has a host, from the name of that; `null` if it has none that is a domain. */
function ofSources(answerOf: (name: string | null) => unknown): RecordTaker['answers'] {
  const name = 'www.example.com'
  return {
    'a URL': answerOf(name),
    'a name': answerOf('github.io'),
    'the empty string': answerOf(null),
    'a URL of the platform': answerOf(name),
    'an object like a URL': answerOf(name),
    'a record': answerOf(name),
    'a host': answerOf(name),
    'an IPv6 host': answerOf(null),
    'an origin': answerOf(name),
    'an opaque origin': answerOf(null),
    'a scheme and a host': answerOf(name),
  }
}

const HOSTS_ALONE: readonly string[] = ['a name', 'a host', 'an IPv6 host']

const HOSTS = { 'a host': 'www.example.com', 'an IPv6 host': '[::1]' }

/** From either entry of `@waymark/host`, which have the same declarations. */
const ofHosts: readonly RecordTaker[] = [
  {
    name: 'requireHost',
    argument: 'name',
    answers: { 'a host': undefined, 'an IPv6 host': undefined },
    call: (value) => requireHost(value, 'name'),
  },
  {
    name: 'classifyHost',
    argument: 'host',
    answers: { 'a host': { kind: 'name' }, 'an IPv6 host': { kind: 'loopback' } },
    call: (value) => anyHost.classifyHost(value),
  },
  {
    name: 'serializeHost',
    argument: 'host',
    answers: HOSTS,
    call: (value) => asciiHost.serializeHost(value),
  },
  {
    name: 'hostEquals',
    argument: 'a',
    answers: { 'a host': true, 'an IPv6 host': false },
    call: (value) => anyHost.hostEquals(value, host),
  },
  {
    name: 'hostEquals',
    argument: 'b',
    answers: { 'a host': false, 'an IPv6 host': true },
    call: (value) => anyHost.hostEquals(ipv6, value),
  },
  {
    name: 'serializeIpv6',
    argument: 'pieces',
    answers: { 'the pieces of an IPv6 address': '::1' },
    call: (value) => anyHost.serializeIpv6(value),
  },
  {
    name: 'serializeIpv4',
    argument: 'address',
    answers: { 'a number': '0.0.0.5' },
    call: (value) => anyHost.serializeIpv4(value),
  },
  {
    name: 'getPublicSuffix',
    argument: 'input',
    answers: ofSources((name) => name?.replace('www.example.', '') ?? null),
    call: (value) => getPublicSuffix(value),
  },
  {
    name: 'getRegistrableDomain',
    argument: 'input',
    answers: ofSources((name) =>
      name === 'github.io' ? null : (name?.replace('www.', '') ?? null),
    ),
    call: (value) => getRegistrableDomain(value),
  },
  ...(['a', 'b'] as const).map(
    (argument): RecordTaker => ({
      name: 'isSameSite',
      argument,
      // A host by itself has no scheme.
      answers: Object.fromEntries(
        Object.entries(ofSources((name) => name !== null)).filter(
          ([what]) => !HOSTS_ALONE.includes(what),
        ),
      ),
      call: (value) => (argument === 'a' ? isSameSite(value, record) : isSameSite(record, value)),
    }),
  ),
]

const A_RECORD = { 'a record': undefined }

function ofParser(parser: typeof anyParser, file: string): readonly RecordTaker[] {
  const { href } = record
  const resolved = 'https://www.example.com:8080/a/x'
  /** Of a parameter that takes strings and null, too: the URL of `x`, resolved against it. */
  const ofBase = (answerOf: (url: string | null) => unknown) => ({
    'a URL': answerOf('https://www.example.com/x'),
    'a name': answerOf(null),
    'the empty string': answerOf(null),
    null: answerOf(null),
    undefined: answerOf(null),
    'a record': answerOf(resolved),
  })
  return [
    {
      name: 'basicUrlParse',
      file,
      argument: 'base',
      answers: { null: null, undefined: null, 'a record': resolved },
      call: (value) => parser.basicUrlParse('x', { base: value })?.href ?? null,
    },
    {
      name: 'canParse',
      file,
      argument: 'base',
      answers: ofBase((url) => url !== null),
      call: (value) => parser.canParse('x', { base: value }),
    },
    {
      name: 'createResolver',
      file,
      argument: 'base',
      answers: {
        'a URL': 'https://www.example.com/x',
        'a name': null,
        'the empty string': null,
        'a record': resolved,
      },
      call: (value) => parser.createResolver(value)?.('x')?.href ?? null,
    },
    {
      name: 'readUrl',
      file,
      argument: 'base',
      answers: ofBase((url) => url),
      call: (value) => parser.readUrl('x', { base: value }).url?.href ?? null,
    },
    {
      name: 'isValidUrlString',
      file,
      argument: 'base',
      answers: ofBase((url) => url !== null),
      call: (value) => parser.isValidUrlString('x', { base: value }),
    },
    {
      name: 'getOrigin',
      file,
      argument: 'url',
      answers: { 'a record': origin },
      call: (value) => parser.getOrigin(value),
    },
    {
      name: 'requireRecord',
      argument: 'url',
      answers: A_RECORD,
      call: (value) => requireRecord(value),
    },
    {
      name: 'isSpecial',
      argument: 'url',
      answers: { 'a record': true },
      call: (value) => parser.isSpecial(value),
    },
    {
      name: 'cannotHaveUsernamePasswordPort',
      argument: 'url',
      answers: { 'a record': false },
      call: (value) => parser.cannotHaveUsernamePasswordPort(value),
    },
    {
      name: 'includesCredentials',
      argument: 'url',
      answers: { 'a record': false },
      call: (value) => parser.includesCredentials(value),
    },
    {
      name: 'serializeUrl',
      argument: 'url',
      answers: { 'a record': href },
      call: (value) => parser.serializeUrl(value),
    },
    {
      name: 'serializePath',
      argument: 'url',
      answers: { 'a record': '/a/b' },
      call: (value) => parser.serializePath(value),
    },
    {
      name: 'urlEquals',
      argument: 'a',
      answers: { 'a record': true },
      call: (value) => parser.urlEquals(value, record),
    },
    {
      name: 'urlEquals',
      argument: 'b',
      answers: { 'a record': true },
      call: (value) => parser.urlEquals(record, value),
    },
    {
      name: 'serializeOrigin',
      argument: 'origin',
      answers: { 'an origin': 'https://www.example.com:8080', 'an opaque origin': 'null' },
      call: (value) => parser.serializeOrigin(value),
    },
  ]
}

const ofUrlEdit: readonly RecordTaker[] = [
  {
    name: 'editUrl',
    argument: 'url',
    answers: { 'a record': null },
    call: (value) => editUrl(value, { fragment: null }).fragment,
  },
  {
    name: 'appendSegments',
    argument: 'url',
    answers: { 'a record': '/a/b/c' },
    call: (value) => anyParser.serializePath(appendSegments(value, ['c'])),
  },
  {
    name: 'withQueryPairs',
    argument: 'url',
    answers: { 'a record': 'c=d' },
    call: (value) => withQueryPairs(value, [['c', 'd']]).query,
  },
  {
    name: 'relativize',
    argument: 'url',
    answers: { 'a record': '#d' },
    call: (value) => relativize(value, record),
  },
  {
    name: 'relativize',
    argument: 'base',
    answers: { 'a record': '#d' },
    call: (value) => relativize(record, value),
  },
  {
    name: 'urlToFilePath',
    argument: 'url',
    answers: { 'a record': '/a/b' },
    call: (value) => urlToFilePath(value === record ? FILE : value, 'posix'),
  },
]

const FILE = anyParser.parseUrl('file:///a/b')!

const ofRfc3986: readonly RecordTaker[] = [
  {
    name: 'requireUriParts',
    argument: 'uri',
    answers: { 'parts of a URI': undefined },
    call: (value) => rfc3986.requireUriParts(value),
  },
  {
    name: 'recomposeAuthority',
    argument: 'authority',
    answers: { 'parts of an authority': 'www.example.com:80' },
    call: (value) => rfc3986.recomposeAuthority(value),
  },
  ...[rfc3986.guardPath, rfc3986.normalizeSyntaxParts, rfc3986.normalizeSchemeParts].map(
    (take): RecordTaker => ({
      name: take.name,
      argument: 'uri',
      answers: { 'parts of a URI': uri },
      call: (value) => take(value),
    }),
  ),
  {
    name: 'recomposeUri',
    argument: 'uri',
    answers: { 'parts of a URI': 'https://www.example.com/a' },
    call: (value) => rfc3986.recomposeUri(value),
  },
  {
    name: 'resolveParts',
    argument: 'reference',
    answers: { 'parts of a URI': uri },
    call: (value) => rfc3986.resolveParts(value, uri),
  },
  {
    name: 'resolveParts',
    argument: 'base',
    answers: { 'parts of a URI': uri },
    call: (value) => rfc3986.resolveParts(uri, value),
  },
]

const STRINGS = ['a URL', 'a name', 'the empty string'] as const

function forStrings(answer: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(STRINGS.map((name) => [name, answer]))
}

const ofOthers: readonly RecordTaker[] = [
  {
    name: 'renderUrl',
    argument: 'url',
    answers: { 'a record': 'https://www.example.com:8080/a/b?c#d' },
    call: (value) => renderUrl(value).text,
  },
  {
    name: 'createRenderer',
    argument: 'url',
    answers: { 'a record': 'https://www.example.com:8080/a/b?c#d' },
    call: (value) => createRenderer()(value).text,
  },
  {
    name: 'traceRecord',
    argument: 'url',
    answers: { 'a record': [] },
    call: (value) => traceRecord(record.href, value, { rules: [], options: {} }).steps,
  },
  {
    name: 'checkLoc',
    argument: 'url',
    answers: { null: 'loc-relative', undefined: 'loc-relative', 'a record': undefined },
    call: (value) => checkLoc('x', value)?.code,
  },
  {
    name: 'normalizeUri',
    argument: 'uri',
    answers: { 'parts of a URI': uri },
    call: (value) => normalizeUri(value, []),
  },
  {
    name: 'keepWrittenPort',
    argument: 'url',
    answers: { 'a record': record },
    call: (value) => keepWrittenPort(value, record.href),
  },
  {
    name: 'keepWrittenPort',
    argument: 'base',
    answers: { null: 443, undefined: 443, 'a record': 443 },
    call: (value) => {
      const input = 'https://a.example:443/'
      return keepWrittenPort(anyParser.parseUrl(input)!, input, value).port
    },
  },
  {
    name: 'invalidLine',
    argument: 'base',
    answers: {
      null: 'missing-scheme-non-relative-URL',
      'a record': 'url-line-without-form',
    },
    call: (value) => invalidLine('x', 1, value).code,
  },
  {
    name: 'compareParts',
    argument: 'base',
    answers: {
      'a URL': true,
      'a name': false,
      'the empty string': false,
      null: false,
      undefined: false,
      'a record': true,
    },
    call: (value) => compareParts('x', 'x', value).areUrls[0],
  },
  {
    name: 'groupVerdicts',
    argument: 'verdicts',
    answers: { 'an empty list': [] },
    call: (value) => groupVerdicts(value),
  },
  {
    name: 'resolveBelow',
    argument: 'base',
    answers: {
      'a URL': 'https://www.example.com/x',
      'a record': 'https://www.example.com:8080/a/x',
    },
    call: (value) => {
      const below = resolveBelow(value, 'x')
      return below.allowed ? below.href : null
    },
  },
  {
    name: 'explain',
    argument: 'errors',
    answers: { null: [], undefined: [], 'an empty list': [] },
    call: (value) => explain(anyParser.readUrl('https://example.com'), value),
  },
  {
    name: 'problemOf',
    argument: 'error',
    answers: {},
    call: (value) => problemOf(value),
  },
  ...[toHtmlLinks, toJsonLinks, toLinkHeader].map(
    (take): RecordTaker => ({
      name: take.name,
      argument: 'links',
      answers: { 'an empty list': take === toJsonLinks ? '[]' : '' },
      call: (value) => take(value),
    }),
  ),
  ...[auditAlternates, auditAlternatesAsync].map(
    (take): RecordTaker => ({
      name: take.name,
      argument: 'entries',
      answers: { 'an empty list': [] },
      call: (value) => take(value, { form: 'sitemap' }),
    }),
  ),
  {
    name: 'countAlternates',
    argument: 'entries',
    answers: { 'an empty list': 0 },
    call: (value) => countAlternates(value, { form: 'sitemap' }).entries,
  },
  {
    name: 'completeLinks',
    argument: 'entry',
    answers: {},
    call: (value) => completeLinks(value),
  },
  {
    name: 'compareW3cDates',
    argument: 'a',
    answers: {},
    call: (value) => compareW3cDates(value, parseW3cDate('2026')!),
  },
  {
    name: 'compareW3cDates',
    argument: 'b',
    answers: {},
    call: (value) => compareW3cDates(parseW3cDate('2026')!, value),
  },
  {
    name: 'expandTemplate',
    argument: 'template',
    answers: {
      'a URL': 'https://www.example.com/a',
      'a name': 'github.io',
      'the empty string': '',
      'an empty list': '',
    },
    call: (value) => expandTemplate(value, {}),
  },
  {
    name: 'handleRoutes',
    argument: 'routes',
    answers: {},
    call: (value) => handleRoutes(value, {}, () => null),
  },
  {
    name: 'registerRoutes',
    argument: 'routes',
    answers: {},
    call: (value) => registerRoutes(value, {} as never, {} as never),
  },
  {
    name: 'formatFragment',
    argument: 'form',
    answers: {},
    call: (value) => formatFragment(value),
  },
  {
    name: 'applyFixes',
    argument: 'findings',
    answers: { 'an empty list': 'https://a.example' },
    call: (value) => applyFixes('https://a.example', value),
  },
  {
    name: 'lint',
    argument: 'item',
    answers: { ...forStrings('scheme-missing'), 'a URL': undefined },
    call: (value) => lint(value).find(({ code }) => code === 'scheme-missing')?.code,
  },
  {
    name: 'parseResource',
    argument: 'text',
    answers: { ...forStrings(null), 'a URL': { scheme: 'https' } },
    call: (value) => {
      const resource: { readonly scheme: string } | null = parseResource(value as string)
      return resource && { scheme: resource.scheme }
    },
  },
]

/** Every public function that takes something that was parsed before. */
export const takers: readonly RecordTaker[] = [
  ...ofHosts,
  ...ofParser(anyParser, 'packages/url-parser/src/index.ts'),
  // What both entries share, it is enough to call once.
  ...ofParser(asciiParser, 'packages/url-parser/src/ascii.ts').filter(({ file }) => file),
  ...ofUrlEdit,
  ...ofRfc3986,
  ...ofOthers,
]

/** Which of the parameters of public functions hold such things, by the names of their types. */
export const RECORD_TYPES: RegExp =
  /\b(?:Host|Ipv6Pieces|UrlRecord|UrlText|RecordParts|Origin|HostSource|UriParts|AuthorityParts|W3cDate|AlternateEntry|Alternate|Verdict|ResourceFragment|ValidationError|TemplatePart|Routes|LintItem|LocatedParts|Resource|RequestTarget|LanguageTag)\b/
