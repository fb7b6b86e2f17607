import { section } from './build-entry.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

const error = section('https://url.spec.whatwg.org/#concept-basic-url-parser', 'error')
const warning = section('https://url.spec.whatwg.org/#concept-basic-url-parser', 'warning')
const TEXT = [
  'missing-scheme-non-relative-URL',
  'invalid-URL-unit',
  'domain-to-ASCII',
  'port-invalid',
] as const
const WHOLE =
  'The parser reads its whole input as one URL. It does not look for URLs in running text, and does not know where one would end.'

/** Causes of an input that is more than a URL, or a URL in another notation. */
export const inputCauses: readonly UrlCauseEntry[] = [
  error(
    'text-around-url',
    TEXT,
    ['The input is more than a URL.', WHOLE, 'Use only the URL.'],
    ['<a href="https://a/">', '<a href="', 'https://a/'],
    ['[tea](https://a/tea)', '[tea](', 'https://a/tea'],
    ['<https://a/>', '>', 'https://a/'],
    ['URL: https://a/', 'URL: ', 'https://a/'],
    ['https://a/">tea</a>', '">tea</a>', 'https://a/'],
    ['https://a.example is down', ' is down', 'https://a.example'],
    ['http://a:80 is down', ' is down', 'http://a:80'],
  ),
  error(
    'several-urls',
    TEXT,
    ['The input contains more than one URL.', WHOLE, 'Check each URL alone.'],
    ['https://a/ https://b/', 'https://b/', 'https://a/'],
    ['https://a.example, https://b.example', 'https://b.example', 'https://b.example'],
    ['See https://a/ and https://b/.', 'https://a/', 'https://a/'],
    ['http://a:80 https://b/', 'http://a:80', 'https://b/'],
  ),
  error(
    'url-percent-encoded',
    [
      'missing-scheme-non-relative-URL',
      'domain-to-ASCII',
      'special-scheme-missing-following-solidus',
    ],
    [
      'The whole URL is percent-encoded.',
      'A URL is written this way as the value of a parameter in another URL. By itself, it has no scheme, because its colon is encoded.',
      'Decode it.',
    ],
    ['https%3A%2F%2Fa%2F', 'https%3A%2F%2Fa%2F', 'https://a/'],
    ['https%253A%252F%252Fa', 'https%253A%252F%252Fa', 'https://a'],
    ['https:%2F%2Fa', 'https:%2F%2Fa', 'https://a'],
  ),
  error(
    'scheme-lookalike',
    [
      'missing-scheme-non-relative-URL',
      'domain-to-ASCII',
      'special-scheme-missing-following-solidus',
    ],
    [
      'A character looks like the colon or a slash after a scheme, but is another one.',
      'Chinese and Japanese keyboards have full-width characters. The host parser maps some of them, but the parser of the scheme maps none.',
      'Write the ASCII character.',
    ],
    ['https\uff1a//a/', '\uff1a', 'https://a/'],
    ['https:\uff0f\uff0fa/', '\uff0f', 'https://a/'],
    ['\uff48ttps://a/', '\uff48', 'https://a/'],
  ),
  warning(
    'slashes-escaped',
    ['special-scheme-missing-following-solidus', 'invalid-reverse-solidus', 'invalid-URL-unit'],
    [
      'A backslash is before each slash: this is how JSON and JavaScript may write a URL.',
      'In a string of JSON, `\\/` means a slash. The URL parser reads the backslash as a second slash, or as a part of the path.',
      'Remove the backslashes.',
    ],
    ['https:\\/\\/a\\/b', '\\', 'https://a/b'],
    ['https:\\/\\/a\\/', '\\', 'https://a/'],
    ['foo:\\/\\/a\\/b', '\\', 'foo://a/b'],
  ),
  warning(
    'escape-left-over',
    ['special-scheme-missing-following-solidus', 'invalid-reverse-solidus', 'invalid-URL-unit'],
    [
      'The URL contains an escape of a program, or ends with a backslash.',
      'JSON, JavaScript and shells write some characters as a backslash and a name or a number. The URL parser does not know such escapes: it reads the backslash as a slash, or as a part of the path or the query.',
      'Write the character that the escape stands for.',
    ],
    ['https://a/?b\\u0026c', '\\u0026', 'https://a/?b&c'],
    ['https://a\\u002fb', '\\u002f', 'https://a/b'],
    ['https:\\u002f\\u002fa', '\\u002f', 'https://a'],
    ['https://a/b\\n', '\\n', 'https://a/b'],
    ['https://a/b\\', '\\', 'https://a/b'],
  ),
  warning(
    'drive-letter-scheme',
    ['invalid-URL-unit'],
    [
      'The letter of a Windows drive is read as a scheme.',
      'What is before the first colon is the scheme, so this path is a URL of a scheme that no program knows.',
      'Write it as a file: URL, with slashes instead of the backslashes.',
    ],
    ['C:\\a\\b', 'C', 'file:///C:/a/b'],
    ['d:\\a b', 'd', 'file:///d:/a%20b'],
    ['C:/a b', 'C', 'file:///C:/a%20b'],
  ),
]
