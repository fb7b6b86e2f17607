import type { Udf, UdfParameter } from './function.ts'

/** The parameter that most functions have. */
export const URL_PARAMETER: UdfParameter = { name: 'url', summary: 'An absolute URL.' }

/** The functions of the script `lite`. */
export const liteFunctions: readonly Udf[] = [
  {
    name: 'normalize',
    bundle: 'lite',
    parameters: [URL_PARAMETER],
    returns: 'string',
    summary:
      'The normal form of the URL of a page, as `normalizeURL` of `@waymark/i18n-validation` writes it: without query, fragment, default port and trailing slash.',
    nullFor: 'what `waymark_is_valid` rejects',
    examples: [
      [['HTTPS://Bücher.Example:443/a/../b/?utm_source=x#top'], 'https://xn--bcher-kva.example/b'],
      [['ftp://example.com/'], null],
      [['/relative'], null],
      [[null], null],
    ],
  },
  {
    name: 'isValid',
    bundle: 'lite',
    parameters: [URL_PARAMETER],
    returns: 'boolean',
    summary: 'Whether it is an absolute `http` or `https` URL.',
    examples: [
      [['https://example.com/a b'], true],
      [['http://localhost:3000/'], true],
      [['example.com'], false],
    ],
  },
  {
    name: 'whyInvalid',
    bundle: 'lite',
    parameters: [URL_PARAMETER],
    returns: 'string',
    summary: 'The code of what is wrong with the URL.',
    nullFor: 'a valid URL',
    examples: [
      [['https://exa mple.com/'], 'INVALID_HOST'],
      [['mailto:a@example.com'], 'UNSUPPORTED_PROTOCOL'],
      [['/relative'], 'RELATIVE_URL'],
      [['https://example.com/'], null],
    ],
  },
  {
    name: 'part',
    bundle: 'lite',
    parameters: [
      URL_PARAMETER,
      {
        name: 'part',
        summary:
          '`href`, `scheme`, `username`, `password`, `host`, `port`, `path`, `query`, `fragment` or `origin`.',
      },
    ],
    returns: 'string',
    summary: 'A part of the URL as browsers see it; `href` is the whole URL.',
    nullFor: 'a string that is not a URL, and for a part that the URL does not have',
    examples: [
      [['https://Example.com:8443/a/./b?q=1#top', 'host'], 'example.com'],
      [['https://Example.com:8443/a/./b?q=1#top', 'port'], '8443'],
      [['https://Example.com:8443/a/./b?q=1#top', 'path'], '/a/b'],
      [['https://Example.com:8443/a/./b?q=1#top', 'query'], 'q=1'],
      [['https://Example.com:8443/a/./b?q=1#top', 'origin'], 'https://example.com:8443'],
      [['https://example.com:443/', 'port'], null],
      [['https://', 'host'], null],
    ],
  },
  {
    name: 'param',
    bundle: 'lite',
    parameters: [URL_PARAMETER, { name: 'name', summary: 'The decoded name of a parameter.' }],
    returns: 'string',
    summary: 'The decoded value of the first parameter of the query with a name.',
    nullFor: 'a string that is not a URL, and for a parameter that is not there',
    examples: [
      [['https://example.com/?q=caf%C3%A9+noir&q=2', 'q'], 'café noir'],
      [['https://example.com/?q', 'q'], ''],
      [['https://example.com/', 'q'], null],
    ],
  },
  {
    name: 'resolve',
    bundle: 'lite',
    parameters: [
      { name: 'reference', summary: 'A relative or absolute URL, such as the value of `href`.' },
      { name: 'base', summary: 'The absolute URL of the page that contains it.' },
    ],
    returns: 'string',
    summary: 'The absolute URL to which a link on a page leads.',
    nullFor: 'a reference or a base that is not a URL',
    examples: [
      [['../de/?a=1', 'https://example.com/en/x'], 'https://example.com/de/?a=1'],
      [['//Other.example', 'https://example.com/'], 'https://other.example/'],
      [['/de', 'not a URL'], null],
    ],
  },
  {
    name: 'version',
    bundle: 'lite',
    parameters: [],
    returns: 'string',
    summary:
      'The script and its version, and the versions of the data in it, to note next to stored results.',
    examples: [],
  },
]
