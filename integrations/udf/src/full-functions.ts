import type { Udf } from './function.ts'
import { URL_PARAMETER } from './lite-functions.ts'

/** The functions that only the script `full` has. */
export const fullFunctions: readonly Udf[] = [
  {
    name: 'normalizeWith',
    bundle: 'full',
    parameters: [
      URL_PARAMETER,
      {
        name: 'rules',
        summary: 'A preset of `@waymark/normalize`, or names of rules with commas between them.',
      },
    ],
    returns: 'string',
    summary: 'The URL, normalised by a preset or by rules of your choice.',
    nullFor: 'a string that is not a URL, and for a scheme that the preset does not take',
    examples: [
      [
        ['http://www.example.com/a//b/?b=2&a=1&utm_source=x', 'crawler'],
        'http://www.example.com/a//b/?a=1&b=2',
      ],
      [
        ['https://example.com/a?b=2&a=1#x', 'sort-query,remove-fragment'],
        'https://example.com/a?a=1&b=2',
      ],
      [['not a URL', 'seo'], null],
    ],
  },
  {
    name: 'key',
    bundle: 'full',
    parameters: [
      URL_PARAMETER,
      { name: 'method', summary: 'A method of `@waymark/compare` that has keys, or a preset.' },
    ],
    returns: 'string',
    summary:
      'The key by which a method of comparison groups URLs: URLs with the same key are equal.',
    nullFor: 'a string to which the method gives no key',
    examples: [
      [['https://News.bbc.co.uk/x', 'same-site'], 'https://bbc.co.uk'],
      [['https://a.example/%7Eme', 'rfc3986-syntax'], 'https://a.example/~me'],
      [['not a URL', 'whatwg'], null],
    ],
  },
  {
    name: 'domain',
    bundle: 'full',
    parameters: [URL_PARAMETER],
    returns: 'string',
    summary: 'The registrable domain of the URL: the public suffix and the label before it.',
    nullFor: 'a string that is not a URL, an IP address, and a host that is a public suffix',
    examples: [
      [['https://news.bbc.co.uk/x'], 'bbc.co.uk'],
      [['https://whatwg.github.io/'], 'whatwg.github.io'],
      [['https://127.0.0.1/'], null],
      [['https://co.uk/'], null],
    ],
  },
  {
    name: 'publicSuffix',
    bundle: 'full',
    parameters: [URL_PARAMETER],
    returns: 'string',
    summary: 'The public suffix of the URL, under which people register names.',
    nullFor: 'a string that is not a URL, and for an IP address',
    examples: [
      [['https://news.bbc.co.uk/x'], 'co.uk'],
      [['https://[::1]/'], null],
    ],
  },
  {
    name: 'site',
    bundle: 'full',
    parameters: [URL_PARAMETER],
    returns: 'string',
    summary:
      'The site of the URL as browsers see it: the scheme, and the registrable domain or else the host.',
    nullFor: 'a string that is not a URL, and for a URL without a site, such as `mailto:`',
    examples: [
      [['https://news.bbc.co.uk:8443/x'], 'https://bbc.co.uk'],
      [['http://127.0.0.1/'], 'http://127.0.0.1'],
      [['mailto:a@example.com'], null],
    ],
  },
  {
    name: 'languageTag',
    bundle: 'full',
    parameters: [{ name: 'tag', summary: 'A BCP 47 language tag.' }],
    returns: 'string',
    summary: 'The canonical form of a language tag.',
    nullFor: 'a tag that is not valid by the registry of IANA',
    examples: [
      [['ZH-hant-tw'], 'zh-Hant-TW'],
      [['iw'], 'he'],
      [['en-UK'], null],
    ],
  },
  {
    name: 'isHreflang',
    bundle: 'full',
    parameters: [{ name: 'value', summary: 'The value of an `hreflang` attribute.' }],
    returns: 'boolean',
    summary: 'Whether search engines document the value for `hreflang`.',
    examples: [
      [['en-GB'], true],
      [['x-default'], true],
      [['en-UK'], false],
    ],
  },
  {
    name: 'whyNotHreflang',
    bundle: 'full',
    parameters: [{ name: 'value', summary: 'The value of an `hreflang` attribute.' }],
    returns: 'string',
    summary: 'The code of the first problem of an `hreflang` value.',
    nullFor: 'a value without problems',
    examples: [
      [['en_GB'], 'tag-not-well-formed'],
      [['en-GB'], null],
    ],
  },
  {
    name: 'suggestHreflang',
    bundle: 'full',
    parameters: [{ name: 'value', summary: 'The value of an `hreflang` attribute.' }],
    returns: 'string',
    summary: 'The `hreflang` value that was probably meant.',
    nullFor: 'a value without problems, and for one that no common mistake explains',
    examples: [
      [['en-UK'], 'en-GB'],
      [['en_GB'], 'en-GB'],
      [['en-GB'], null],
    ],
  },
  {
    name: 'displayDomain',
    bundle: 'full',
    parameters: [URL_PARAMETER],
    returns: 'string',
    summary: 'The domain of the URL for people: in Unicode where that cannot deceive.',
    nullFor: 'a string that is not a URL, and for a host that is not a domain',
    examples: [
      [['https://xn--bcher-kva.example/'], 'bücher.example'],
      [['https://xn--pple-43d.com/'], 'xn--pple-43d.com'],
      [['https://127.0.0.1/'], null],
    ],
  },
  {
    name: 'domainWarnings',
    bundle: 'full',
    parameters: [URL_PARAMETER],
    returns: 'strings',
    summary: 'The codes of what in the domain of the URL could deceive people.',
    nullFor: 'a string that is not a URL, and for a host that is not a domain',
    examples: [
      [['https://xn--pple-43d.com/'], ['mixed-script']],
      [['https://example.com/'], []],
      [['not a URL'], null],
    ],
  },
  {
    name: 'matches',
    bundle: 'full',
    parameters: [
      URL_PARAMETER,
      { name: 'pattern', summary: 'A pattern of the URL Pattern Standard, with its scheme.' },
    ],
    returns: 'boolean',
    summary: 'Whether the URL matches a pattern.',
    nullFor: 'a string that is not a URL',
    examples: [
      [['https://example.com/books/7', 'https://example.com/books/:id'], true],
      [['https://example.com/cds/7', 'https://example.com/books/:id'], false],
      [['not a URL', 'https://*/*'], null],
    ],
  },
]
