import { deepFreeze } from '@waymark/infra/internal'
import type { FunctionArgument, UrlFunction } from './url-function.ts'

/**
 * The length of the longest argument that is read, in bytes of UTF-8. The result for a longer one is NULL.
 *
 * @example
 * ```ts
 * import { MAX_LENGTH } from '@waymark/worker/functions'
 *
 * MAX_LENGTH // => 1048576
 * ```
 */
export const MAX_LENGTH = 1_048_576

const URL: FunctionArgument = { name: 'url', kind: 'url', summary: 'an absolute URL' }
const TAG: FunctionArgument = { name: 'tag', kind: 'text', summary: 'a language tag' }
const METHOD: FunctionArgument = {
  name: 'method',
  kind: 'name',
  names: 'methods',
  fallback: 'whatwg',
  summary: 'a method of `@waymark/compare`, or a preset of `@waymark/normalize`',
}
const NOT_A_URL = 'a string that is not a URL'
const NOT_A_DOMAIN = 'a string that is not a URL, and a host that is not a domain'

/**
 * The functions of SQL that Waymark has in every engine, in the order of the documentation. All faces are made from this table:
 * the ops of the worker, the functions of ClickHouse, DuckDB, Spark, BigQuery and Snowflake.
 *
 * @example
 * ```ts
 * import { spellCamel, spellSnake, urlFunctions } from '@waymark/worker/functions'
 *
 * const key = urlFunctions.find(({ name }) => name === 'key')!
 * key.arguments.map(({ name }) => name) // => ['url', 'method']
 * key.arguments[1]?.fallback // => 'whatwg'
 * spellSnake(key.name) // => 'waymark_key'
 * spellCamel('page_url') // => 'waymarkPageUrl'
 * ```
 */
export const urlFunctions: readonly UrlFunction[] = /* @__PURE__ */ deepFreeze([
  {
    name: 'normalize',
    arguments: [
      URL,
      {
        name: 'preset',
        kind: 'name',
        names: 'presets',
        fallback: 'safe',
        summary: 'a preset of `@waymark/normalize`, or names of rules with commas between them',
      },
    ],
    returns: 'string',
    summary: 'The normal form of a URL by a preset or rules.',
    nullFor: 'a string that is not a URL, and a scheme that the preset does not take',
    examples: [
      [['HTTPS://Example.com:443/a/../%7Eb/?x=1'], 'https://example.com/~b/?x=1'],
      [['http://localhost:8080/x/'], 'http://localhost:8080/x/'],
      [['https://example.com/a/?utm_source=x#top', 'seo'], 'https://example.com/a'],
      [
        ['https://example.com/?b=2&a=1#x', 'sort-query, remove-fragment'],
        'https://example.com/?a=1&b=2',
      ],
      [['not a URL'], null],
      [['https://example.com/', null], null],
    ],
  },
  {
    name: 'key',
    arguments: [URL, METHOD],
    returns: 'string',
    summary:
      'The key of a URL by a method of comparison: two URLs are equal if they have the same key.',
    nullFor: 'a string to which the method gives no key',
    examples: [
      [['HTTPS://A.example'], 'https://a.example/'],
      [['https://news.bbc.co.uk/x', 'same-site'], 'https://bbc.co.uk'],
      [['HTTPS://a.example/%7Eme', 'rfc3986-syntax'], 'https://a.example/~me'],
      [['mailto:me@example.com', 'same-site'], null],
    ],
  },
  {
    name: 'equal',
    arguments: [URL, { name: 'other', kind: 'url', summary: 'another absolute URL' }, METHOD],
    returns: 'boolean',
    summary:
      'Whether two URLs are equal by a method; for a method with patterns, whether the first matches the second.',
    nullFor: 'a string to which the method gives no key',
    examples: [
      [['HTTPS://A.example', 'https://a.example/'], true],
      [['https://a.example/%7Eme', 'https://a.example/~me', 'rfc3986-syntax'], true],
      [['https://a.example/x', 'https://b.example/x', 'same-site'], false],
      [['https://a.example/', 'not a URL'], null],
    ],
  },
  {
    name: 'part',
    arguments: [
      URL,
      {
        name: 'part',
        kind: 'name',
        names: 'parts',
        summary:
          '`href`, `origin`, `scheme`, `username`, `password`, `host`, `port`, `path`, `query` or `fragment`',
      },
    ],
    returns: 'string',
    summary: 'A part of a URL as browsers see it; an empty string if the part is there and empty.',
    nullFor: 'a string that is not a URL, and a part that the URL does not have',
    examples: [
      [['https://Example.com:8443/a/./b?q=1#', 'path'], '/a/b'],
      [['https://Example.com:8443/a/./b?q=1#', 'port'], '8443'],
      [['https://Example.com:8443/a/./b?q=1#', 'fragment'], ''],
      [['https://example.com:443/', 'port'], null],
    ],
    isSmall: true,
  },
  {
    name: 'host',
    arguments: [URL],
    returns: 'string',
    summary: 'The host of a URL: a domain in ASCII, or an IP address. The same as the part `host`.',
    nullFor: 'a string that is not a URL, and a URL without a host, such as `mailto:`',
    examples: [
      [['https://user@Bücher.example:8443/a'], 'xn--bcher-kva.example'],
      [['http://0x7f.1/'], '127.0.0.1'],
      [['mailto:me@example.com'], null],
    ],
    isSmall: true,
  },
  {
    name: 'param',
    arguments: [URL, { name: 'name', kind: 'text', summary: 'the decoded name of a parameter' }],
    returns: 'string',
    summary: 'The decoded value of the first parameter of the query with a name.',
    nullFor: 'a string that is not a URL, and a parameter that is not there',
    examples: [
      [['https://example.com/?sku=1&q=caf%C3%A9+noir&q=2', 'q'], 'café noir'],
      [['https://example.com/?q', 'q'], ''],
      [['https://example.com/?sku=1', 'ku'], null],
    ],
    isSmall: true,
  },
  {
    name: 'params',
    arguments: [URL],
    returns: 'string',
    summary:
      'The decoded parameters of the query in their order, as JSON: a list of pairs of name and value.',
    nullFor: NOT_A_URL,
    examples: [
      [['https://example.com/?a=1&b=%26&a='], '[["a","1"],["b","&"],["a",""]]'],
      [['https://example.com/'], '[]'],
      [['not a URL'], null],
    ],
    isSmall: true,
  },
  {
    name: 'resolve',
    arguments: [
      { name: 'reference', kind: 'text', summary: 'a relative or absolute URL, such as an `href`' },
      { name: 'base', kind: 'text', summary: 'the absolute URL of the page that has it' },
    ],
    returns: 'string',
    summary: 'The absolute URL to which a reference on a page leads.',
    nullFor: 'a reference or a base that is not a URL',
    examples: [
      [['../de/?a=1', 'https://example.com/en/x'], 'https://example.com/de/?a=1'],
      [['//Other.example', 'https://example.com/'], 'https://other.example/'],
      [['/de', 'not a URL'], null],
    ],
    isSmall: true,
  },
  {
    name: 'domain',
    arguments: [
      URL,
      {
        name: 'section',
        kind: 'name',
        names: 'sections',
        fallback: 'all',
        summary:
          'the sections of the Public Suffix List that count: `all`, or `icann` for those of registries only, as `NET.REG_DOMAIN` of BigQuery does',
      },
    ],
    returns: 'string',
    summary: 'The registrable domain of a URL: the public suffix and the label before it.',
    nullFor: 'a string that is not a URL, an IP address, and a host that is a public suffix',
    examples: [
      [['https://www.example.co.uk/a'], 'example.co.uk'],
      [['https://www.foo.github.io/'], 'foo.github.io'],
      [['https://www.foo.github.io/', 'icann'], 'github.io'],
      [['https://127.0.0.1/'], null],
    ],
  },
  {
    name: 'suffix',
    arguments: [URL],
    returns: 'string',
    summary: 'The public suffix of a URL’s host, under which people register names.',
    nullFor: 'a string that is not a URL, and an IP address',
    examples: [
      [['https://www.example.co.uk/a'], 'co.uk'],
      [['https://[::1]/'], null],
    ],
  },
  {
    name: 'site',
    arguments: [URL],
    returns: 'string',
    summary:
      'The site of a URL as browsers see it: the scheme, and the registrable domain or else the host. The same as the key of the method `same-site`.',
    nullFor: 'a string that is not a URL, and a URL without a site, such as `mailto:`',
    examples: [
      [['https://news.bbc.co.uk:8443/x'], 'https://bbc.co.uk'],
      [['http://127.0.0.1/'], 'http://127.0.0.1'],
      [['mailto:me@example.com'], null],
    ],
  },
  {
    name: 'subdomain',
    arguments: [URL],
    returns: 'string',
    summary: 'The labels before the registrable domain.',
    nullFor: 'a string that is not a URL, and a host without such labels',
    examples: [
      [['https://a.www.example.co.uk/'], 'a.www'],
      [['https://example.co.uk/'], null],
      [['https://127.0.0.1/'], null],
    ],
  },
  {
    name: 'valid',
    arguments: [URL],
    returns: 'boolean',
    summary:
      'Whether the string is an absolute URL to a browser, of any scheme: what `URL.canParse` says.',
    examples: [
      [['https://example.com/a b'], true],
      [['ftp://ftp.example.co.uk/f'], true],
      [['mailto:me@example.com'], true],
      [['//example.com/'], false],
      [[null], null],
    ],
    isSmall: true,
  },
  {
    name: 'display',
    arguments: [URL],
    returns: 'string',
    summary: 'The URL for people: without credentials, and decoded where that cannot deceive.',
    nullFor: NOT_A_URL,
    examples: [
      [['https://me:secret@xn--bcher-kva.example/caf%C3%A9'], 'https://bücher.example/café'],
      [['https://xn--pple-43d.com/'], 'https://xn--pple-43d.com/'],
      [['not a URL'], null],
    ],
  },
  {
    name: 'warnings',
    arguments: [URL],
    returns: 'string',
    summary:
      'The codes of what in the domain of a URL could deceive people, with commas between them; an empty string if there is nothing.',
    nullFor: NOT_A_DOMAIN,
    examples: [
      [['https://xn--pple-43d.com/'], 'mixed-script'],
      [['https://example.com/'], ''],
      [['https://127.0.0.1/'], null],
    ],
  },
  {
    name: 'matches',
    arguments: [
      URL,
      {
        name: 'pattern',
        kind: 'pattern',
        summary: 'a pattern of the URL Pattern Standard, with its scheme',
      },
    ],
    returns: 'boolean',
    summary: 'Whether a URL matches a pattern.',
    nullFor: NOT_A_URL,
    examples: [
      [['https://example.com/books/7', 'https://example.com/books/:id'], true],
      [['https://example.com/cds/7', 'https://example.com/books/:id'], false],
      [['not a URL', 'https://*/*'], null],
    ],
  },
  {
    name: 'language',
    arguments: [TAG],
    returns: 'string',
    summary:
      'The canonical form of a language tag (BCP 47), whether or not its subtags are registered.',
    nullFor: 'a tag that is not well-formed',
    examples: [
      [['zh-hant-tw'], 'zh-Hant-TW'],
      [['iw-il'], 'he-IL'],
      [['en-UK'], 'en-UK'],
      [['en_US'], null],
    ],
  },
  {
    name: 'hreflang',
    arguments: [TAG],
    returns: 'boolean',
    summary: 'Whether search engines use the value of an `hreflang` attribute.',
    examples: [
      [['en-GB'], true],
      [['x-default'], true],
      [['en-UK'], false],
    ],
  },
  {
    name: 'hreflang_problem',
    arguments: [TAG],
    returns: 'string',
    summary: 'The code of the first problem of an `hreflang` value.',
    nullFor: 'a value without problems',
    examples: [
      [['en_GB'], 'tag-not-well-formed'],
      [['en-GB'], null],
    ],
  },
  {
    name: 'hreflang_suggestion',
    arguments: [TAG],
    returns: 'string',
    summary: 'The `hreflang` value that was probably meant.',
    nullFor: 'a value without problems, and one that no common mistake explains',
    examples: [
      [['en-UK'], 'en-GB'],
      [['en-GB'], null],
    ],
  },
  {
    name: 'page_url',
    arguments: [URL],
    returns: 'string',
    summary:
      'The URL of a public page, as `normalizeURL` of `@waymark/i18n-validation` writes it: without query, fragment, default port and trailing slash.',
    nullFor: 'a string that `is_page_url` rejects',
    examples: [
      [['HTTPS://Bücher.Example:443/a/../b/?utm_source=x#top'], 'https://xn--bcher-kva.example/b'],
      [['ftp://example.com/'], null],
    ],
    isSmall: true,
  },
  {
    name: 'is_page_url',
    arguments: [URL],
    returns: 'boolean',
    summary:
      'Whether the string can be the URL of a public page: an absolute `http` or `https` URL.',
    examples: [
      [['https://example.com/a b'], true],
      [['mailto:me@example.com'], false],
      [['example.com'], false],
    ],
    isSmall: true,
  },
  {
    name: 'page_url_problem',
    arguments: [URL],
    returns: 'string',
    summary: 'The code of why the string cannot be the URL of a public page.',
    nullFor: 'a string that `is_page_url` accepts',
    examples: [
      [['https://exa mple.com/'], 'INVALID_HOST'],
      [['mailto:me@example.com'], 'UNSUPPORTED_PROTOCOL'],
      [['https://example.com/'], null],
    ],
    isSmall: true,
  },
  {
    name: 'version',
    arguments: [],
    returns: 'string',
    summary: 'The versions of the program and of its data, to note next to stored results.',
    examples: [],
    isSmall: true,
  },
])
