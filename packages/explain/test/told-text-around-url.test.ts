// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Text around a URL: an input, what is told of it, and its base. */
expectTold([
  [
    'see https://a/',
    [
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  ['https://a/ https://a/', ['several-urls 0-10: Write it once: `https://a/`.']],
  [
    'see https://a/ and https://a/',
    [
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 14-29 14-29 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ https://b/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 11-21: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  [
    'https://a/ https://b/ https://c/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/`, `https://b/` and `https://c/`.',
      'several-urls 11-21: Check each URL alone: `https://a/`, `https://b/` and `https://c/`.',
      'several-urls 22-32: Check each URL alone: `https://a/`, `https://b/` and `https://c/`.',
      'space-unencoded 21-22 21-22 %20: Write %20, or remove what follows if the URL ends here.',
    ],
  ],
  [
    'https://a/ https://b/ https://c/ https://d/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/`, `https://b/`, `https://c/` and others.',
      'several-urls 11-21: Check each URL alone: `https://a/`, `https://b/`, `https://c/` and others.',
      'several-urls 22-32: Check each URL alone: `https://a/`, `https://b/`, `https://c/` and others.',
      'space-unencoded 21-22 21-22 %20: Write %20, or remove what follows if the URL ends here.',
      'space-unencoded 32-33 32-33 %20: Write %20, or remove what follows if the URL ends here.',
    ],
  ],
  [
    'https://a/, https://b/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 12-22: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  ['https://a/;https://b/', []],
  [
    'https://a/ | https://b/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 13-23: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  [
    `https://a/${' '.repeat(20)}https://b/`,
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 30-40: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  [
    'https://a/ x https://b/',
    [
      'space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.',
      'space-unencoded 12-13 12-13 %20',
    ],
  ],
  [
    'https://a/?b https://c/',
    [
      'several-urls 0-12: Check each URL alone: `https://a/?b` and `https://c/`. If the second is a part of the first, write %20 instead of the space.',
      'several-urls 13-23: Check each URL alone: `https://a/?b` and `https://c/`. If the second is a part of the first, write %20 instead of the space.',
    ],
  ],
  [
    'https://a/#b https://c/',
    [
      'several-urls 0-12: Check each URL alone: `https://a/#b` and `https://c/`. If the second is a part of the first, write %20 instead of the space.',
      'several-urls 13-23: Check each URL alone: `https://a/#b` and `https://c/`. If the second is a part of the first, write %20 instead of the space.',
    ],
  ],
  [
    `https://a.example/${'b'.repeat(63)} https://c/`,
    [
      `several-urls 0-81: Check each URL alone: \`https://a.example/${'b'.repeat(21)}\u2026${'b'.repeat(39)}\` and \`https://c/\`.`,
      `several-urls 82-92: Check each URL alone: \`https://a.example/${'b'.repeat(21)}\u2026${'b'.repeat(39)}\` and \`https://c/\`.`,
    ],
  ],
  [
    `https://a.example/${'b'.repeat(62)} https://c/`,
    [
      `several-urls 0-80: Check each URL alone: \`https://a.example/${'b'.repeat(62)}\` and \`https://c/\`.`,
      `several-urls 81-91: Check each URL alone: \`https://a.example/${'b'.repeat(62)}\` and \`https://c/\`.`,
    ],
  ],
  [
    '(https://a/)',
    [
      'text-around-url 0-1 0-1 : The URL is between ( and ), which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between ( and ), which are not part of it. Remove both.',
    ],
  ],
  [
    '"https://a/"',
    [
      'text-around-url 0-1 0-1 : The URL is between " and ", which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between " and ", which are not part of it. Remove both.',
    ],
  ],
  [
    "'https://a/'",
    [
      "text-around-url 0-1 0-1 : The URL is between ' and ', which are not part of it. Remove both.",
      "text-around-url 11-12 11-12 : The URL is between ' and ', which are not part of it. Remove both.",
    ],
  ],
  [
    '`https://a/`',
    [
      'text-around-url 0-1 0-1 : The URL is between ` and `, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between ` and `, which are not part of it. Remove both.',
    ],
  ],
  [
    '<https://a/>',
    [
      'text-around-url 0-1 0-1 : The URL is between < and >, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between < and >, which are not part of it. Remove both.',
    ],
  ],
  [
    '[https://a/]',
    [
      'text-around-url 0-1 0-1 : The URL is between [ and ], which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between [ and ], which are not part of it. Remove both.',
    ],
  ],
  [
    '{https://a/}',
    [
      'text-around-url 0-1 0-1 : The URL is between { and }, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between { and }, which are not part of it. Remove both.',
    ],
  ],
  [
    '\u201chttps://a/\u201d',
    [
      'text-around-url 0-1 0-1 : The URL is between \u201c and \u201d, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between \u201c and \u201d, which are not part of it. Remove both.',
    ],
  ],
  [
    '\u201ehttps://a/\u201c',
    [
      'text-around-url 0-1 0-1 : The URL is between \u201e and \u201c, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between \u201e and \u201c, which are not part of it. Remove both.',
    ],
  ],
  [
    '\u2018https://a/\u2019',
    [
      'text-around-url 0-1 0-1 : The URL is between \u2018 and \u2019, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between \u2018 and \u2019, which are not part of it. Remove both.',
    ],
  ],
  [
    '\u2039https://a/\u203a',
    [
      'text-around-url 0-1 0-1 : The URL is between \u2039 and \u203a, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between \u2039 and \u203a, which are not part of it. Remove both.',
    ],
  ],
  [
    '\u00abhttps://a/\u00bb',
    [
      'text-around-url 0-1 0-1 : The URL is between \u00ab and \u00bb, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between \u00ab and \u00bb, which are not part of it. Remove both.',
    ],
  ],
  [
    '\u300chttps://a/\u300d',
    [
      'text-around-url 0-1 0-1 : The URL is between \u300c and \u300d, which are not part of it. Remove both.',
      'text-around-url 11-12 11-12 : The URL is between \u300c and \u300d, which are not part of it. Remove both.',
    ],
  ],
  [
    '(https://a/]',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: an opening parenthesis is before it, and a closing bracket (]) after it. Use only `https://a/`.',
      'text-around-url 11-12 11-12 : The input contains more than a URL: an opening parenthesis is before it, and a closing bracket (]) after it. Use only `https://a/`.',
    ],
  ],
  [
    '*https://a/*',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: an asterisk (*) is before and after it. Use only `https://a/`.',
      'text-around-url 11-12 11-12 : The input contains more than a URL: an asterisk (*) is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    'x https://a/ y',
    [
      'text-around-url 0-2 0-2 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 12-14 12-14 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    '"https://exa mple.com/"',
    [
      'text-around-url 0-1: The URL is between " and ", which are not part of it. Remove both.',
      'text-around-url 22-23: The URL is between " and ", which are not part of it. Remove both.',
    ],
  ],
  [
    '"https://exa mple/"',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `https://exa`.',
      'text-around-url 12-19 12-19 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `https://exa`.',
    ],
  ],
  [
    '"https://a/ b.c"',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `https://a/`.',
      'text-around-url 11-16 11-16 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `https://a/`.',
    ],
  ],
  [
    'mailto:A B <a@b.example>',
    [
      'text-around-url 7-12 7-12 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b.example`.',
      'text-around-url 23-24 23-24 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b.example`.',
    ],
  ],
  [
    'mailto:<a@b.example>',
    [
      'text-around-url 7-8 7-8 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b.example`.',
      'text-around-url 19-20 19-20 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b.example`.',
    ],
  ],
  [
    'MAILTO: A <a@b>',
    [
      'text-around-url 7-11 7-11 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
      'text-around-url 14-15 14-15 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
    ],
  ],
  [
    'mailto:A <a@b> c',
    [
      'space-in-address 8-9 8-9 : An email address in a URL cannot contain a space.',
      'character-unencoded 9-10 9-10 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 13-14 13-14 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
      'space-in-address 14-15 14-15 : An email address in a URL cannot contain a space.',
    ],
  ],
  [
    'mailto:A <a>',
    [
      'space-in-address 8-9: The part after mailto: is not an email address, but words with a space. Write the address, such as `mailto:joe@example.com`.',
      'character-unencoded 9-10 9-10 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'mailto:A: <a@b>',
    [
      'space-in-address 9-10 9-10 : An email address in a URL cannot contain a space.',
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 14-15 14-15 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    ' mailto:A <a@b> ',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 15-16 15-16 : There is white space after the URL: a space.',
      'text-around-url 8-11 8-11 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
      'text-around-url 14-15 14-15 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
    ],
  ],
  [
    'x: https://a/',
    [
      'text-around-url 0-3 0-3 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  ['x:https://a/', []],
  ['data: https://a/', ['space-unencoded 5-6 5-6 %20']],
  ['javascript: https://a/', ['space-unencoded 11-12 11-12 %20']],
  [
    'see=https://a/',
    [
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  [
    ':https://a/',
    [
      'scheme-start 0-1 0-1 : There is a colon before the scheme, where nothing belongs. Remove the first colon.',
    ],
  ],
  [
    '/x?y=https://a/',
    [
      'scheme-left-out 0-0: The input begins with a path: it has no scheme and no host, and there is no base URL to take them from. Write the whole URL, or resolve the input against the URL of the page that it is on.',
    ],
  ],
  [
    '\u200bhttps://a/',
    [
      'scheme-start 0-1 0-1 : A scheme begins with a letter from a to z, and not with a zero-width space (U+200B). Remove what is before `https:`, if that is the scheme.',
    ],
  ],
  [
    'a.example/https://a/',
    [
      'scheme-left-out 0-0: If `a.example` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'see https://a/',
    [
      'text-around-url 0-4: The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
    'https://h/',
  ],
  [
    'see"https://a/',
    [
      'text-around-url 0-4: The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
    'https://h/',
  ],
  ['seehttps://a/', [], 'https://h/'],
  ['x/https://a/', [], 'https://h/'],
  [
    'https://a.example is down',
    [
      'text-around-url 17-25 17-25 : The input contains more than a URL: text is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a is down',
    [
      'host-space 9-10 9-10 : Write `aisdown`, if you mean that.',
      'host-space 12-13 12-13 : Write `aisdown`, if you mean that.',
    ],
  ],
  [
    'https://a:80 is down',
    [
      'text-around-url 12-20 12-20 : The input contains more than a URL: text is after it. Use only `https://a:80`.',
    ],
  ],
  [
    'https://a.example 1 b',
    [
      'host-space 17-18 17-18 : Write `a.example1b`, if you mean that.',
      'host-space 19-20 19-20 : Write `a.example1b`, if you mean that.',
    ],
  ],
  [
    'https://a.example b.c',
    [
      'host-space 17-18: Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a.example b@c',
    [
      'credentials-like-host 8-20: The part before the @ looks like the host `a.example`, but is a user name or a password: the URL leads to `c`. Do not follow it. If you mean `a.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://a.example b. C',
    [
      'text-around-url 17-22 17-22 : The input contains more than a URL: text is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example/b is down',
    ['space-unencoded 19-20 19-20 %20', 'space-unencoded 22-23 22-23 %20'],
  ],
  ['https://a.e is', ['host-space 11-12 11-12 : Write `a.eis`, if you mean that.']],
  [
    'https://a.example\tis down',
    [
      'tab-or-newline 17-18 17-18 : The URL contains a tab, which the parser removes.',
      'host-space 20-21 20-21 : Write `a.exampleisdown`, if you mean that.',
    ],
  ],
  [
    'https://a/ --x',
    [
      'text-around-url 10-14 10-14 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ -x',
    [
      'text-around-url 10-13 10-13 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ - x',
    [
      'space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.',
      'space-unencoded 12-13 12-13 %20',
    ],
  ],
  [
    'https://a/ | x',
    [
      'text-around-url 10-14 10-14 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ > x',
    [
      'text-around-url 10-14 10-14 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ 2> x',
    [
      'text-around-url 10-15 10-15 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ HTTP/1.1',
    [
      'text-around-url 10-19 10-19 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ HTTP/x',
    ['space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    'https://a/" x="y"',
    [
      'text-around-url 10-17 10-17 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/"',
    [
      'character-unencoded 10-11 10-11 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
    ],
  ],
  [
    'https://a/" b',
    [
      'text-around-url 10-13 10-13 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/"b',
    [
      'character-unencoded 10-11 10-11 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
    ],
  ],
  [
    "https://a/' b='c'",
    [
      'text-around-url 10-17 10-17 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/](https://a/)',
    [
      'text-around-url 10-23 10-23 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/](x)',
    [
      'character-unencoded 10-11 10-11 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  [
    'https://a/</b>',
    [
      'text-around-url 10-14 10-14 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/<br>',
    [
      'text-around-url 10-14 10-14 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/<br/>',
    [
      'text-around-url 10-15 10-15 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/<b>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 12-13 12-13 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/<p>',
    [
      'text-around-url 10-13 10-13 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a.example)',
    [
      'text-around-url 17-18 17-18 : The input contains more than a URL: a closing parenthesis is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example"',
    [
      'text-around-url 17-18 17-18 : The input contains more than a URL: a quotation mark (") is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example>.',
    [
      'text-around-url 17-19 17-19 : The input contains more than a URL: text is after it. Use only `https://a.example`.',
    ],
  ],
  [
    "https://a.example'",
    [
      "text-around-url 17-18 17-18 : The input contains more than a URL: an apostrophe (') is after it. Use only `https://a.example`.",
    ],
  ],
  [
    'https://a.example\u2026',
    [
      'text-around-url 17-18 17-18 : The input contains more than a URL: an ellipsis (\u2026) is after it. Use only `https://a.example`.',
    ],
  ],
  ['https://a/b)', []],
  [
    'foo://a.b>',
    [
      'host-forbidden-character 9-10 9-10 : A host cannot contain a greater-than sign (>). Write `a.b`, if you mean that.',
    ],
  ],
  [
    'foo://a/b</c>',
    [
      'text-around-url 9-13 9-13 : The input contains more than a URL: text is after it. Use only `foo://a/b`.',
    ],
  ],
  [
    'data:a</b>',
    [
      'character-unencoded 6-7 6-7 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 9-10 9-10 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'mailto:a" b',
    [
      'character-unencoded 8-9 8-9 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'space-in-address 9-10: The part after mailto: is not an email address, but words with a space. Write the address, such as `mailto:joe@example.com`.',
    ],
  ],
  [
    'C:a" b',
    [
      'character-unencoded 3-4 3-4 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'space-unencoded 4-5 4-5 %20',
    ],
  ],
  [
    'a" b',
    [
      'scheme-left-out 0-0: The input has no scheme, and does not begin with a host. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'tea,https://a/,3',
    [
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 14-16 14-16 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    '{"u":"https:\\/\\/a\\/b"}',
    [
      'text-around-url 0-6 0-20 https://a/b: The input contains more than a URL: text is before and after it. Use only `https://a/b`.',
      'text-around-url 20-22 20-22 : The input contains more than a URL: text is before and after it. Use only `https://a/b`.',
    ],
  ],
  [
    '![x](https://a/ "T")',
    [
      'text-around-url 0-5 0-5 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 15-20 15-20 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    '<https://a/|tea>',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: a less-than sign (<) is before it, and text after it. Use only `https://a/`.',
      'text-around-url 11-16 11-16 : The input contains more than a URL: a less-than sign (<) is before it, and text after it. Use only `https://a/`.',
    ],
  ],
  [
    'See https://a/.',
    [
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before it, and a dot after it. Use only `https://a/`.',
      'text-around-url 14-15 14-15 : The input contains more than a URL: text is before it, and a dot after it. Use only `https://a/`.',
    ],
  ],
  [
    'See https://a/!?',
    [
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 14-16 14-16 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    'see (https://a/b_(c))',
    [
      'text-around-url 0-5 0-5 : The input contains more than a URL: text is before it, and a closing parenthesis after it. Use only `https://a/b_(c)`.',
      'text-around-url 20-21 20-21 : The input contains more than a URL: text is before it, and a closing parenthesis after it. Use only `https://a/b_(c)`.',
    ],
  ],
  ['https://a/,https://b/', []],
  [
    'https://a/|https://b/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 11-21: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  [
    "curl 'https://a/'",
    [
      "text-around-url 0-6 0-6 : The input contains more than a URL: text is before it, and an apostrophe (') after it. Use only `https://a/`.",
      "text-around-url 16-17 16-17 : The input contains more than a URL: text is before it, and an apostrophe (') after it. Use only `https://a/`.",
    ],
  ],
  [
    'x https:// y',
    [
      'scheme-character 1-2: A scheme cannot contain a space. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'x https://. y',
    [
      'scheme-character 1-2: A scheme cannot contain a space. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'x http:\\/\\/a',
    [
      'text-around-url 0-2 0-12 http://a: The input contains more than a URL: text is before it. Use only `http://a`.',
    ],
  ],
  [
    'x-https://a/ y',
    ['space-unencoded 12-13 12-13 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    'x HTTPS://a/ y',
    [
      'text-around-url 0-2 0-2 : The input contains more than a URL: text is before and after it. Use only `HTTPS://a/`.',
      'text-around-url 12-14 12-14 : The input contains more than a URL: text is before and after it. Use only `HTTPS://a/`.',
    ],
  ],
  [
    'x ws://a/ y',
    [
      'text-around-url 0-2 0-2 : The input contains more than a URL: text is before and after it. Use only `ws://a/`.',
      'text-around-url 9-11 9-11 : The input contains more than a URL: text is before and after it. Use only `ws://a/`.',
    ],
  ],
  [
    'x ftp://a/ y',
    [
      'text-around-url 0-2 0-2 : The input contains more than a URL: text is before and after it. Use only `ftp://a/`.',
      'text-around-url 10-12 10-12 : The input contains more than a URL: text is before and after it. Use only `ftp://a/`.',
    ],
  ],
  [
    'x file:///a y',
    [
      'text-around-url 0-2 0-2 : The input contains more than a URL: text is before and after it. Use only `file:///a`.',
      'text-around-url 11-13 11-13 : The input contains more than a URL: text is before and after it. Use only `file:///a`.',
    ],
  ],
  [
    'x foo://a y',
    [
      'scheme-character 1-2: A scheme cannot contain a space. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    ' see\thttps://a/\n',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 15-16 15-16 : There is white space after the URL: a line feed.',
      'tab-or-newline 4-5 4-5 : The URL contains a tab, which the parser removes.',
    ],
  ],
  [
    'see\nhttps://a/\nb',
    [
      'tab-or-newline 3-4 3-4 : The URL contains a line feed, which the parser removes.',
      'tab-or-newline 14-15 14-15 : The URL contains a line feed, which the parser removes.',
    ],
  ],
  [
    'see https://exa%20mple.com/ b',
    [
      'text-around-url 0-4: The input contains more than a URL: text is before and after it. Use only `https://exa%20mple.com/`.',
      'text-around-url 27-29: The input contains more than a URL: text is before and after it. Use only `https://exa%20mple.com/`.',
    ],
  ],
  [
    'x https://a0/ y https://a1/ y https://a2/ y https://a3/ y https://a4/ y https://a5/ y https://a6/ y https://a7/ y https://a8/ y https://a9/ y https://a10/ y https://a11/ y https://a12/ y https://a13/ y https://a14/ y https://a15/ y https://a16/ y https://a17/ y https://a18/ y https://a19/ y https://a20/',
    [
      'several-urls 2-13: Check each URL alone: `https://a0/`, `https://a1/`, `https://a2/` and others.',
      'several-urls 16-27: Check each URL alone: `https://a0/`, `https://a1/`, `https://a2/` and others.',
      'several-urls 30-41: Check each URL alone: `https://a0/`, `https://a1/`, `https://a2/` and others.',
    ],
  ],
  [
    'xjavascript: https://a/',
    [
      'text-around-url 0-13 0-13 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  ['urn: https://a/', ['space-unencoded 4-5 4-5 %20']],
  [
    'https://a.example).',
    [
      'text-around-url 17-19 17-19 : The input contains more than a URL: text is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example)x',
    ['host-punctuation 17-18: The rules for host names do not allow a closing parenthesis.'],
  ],
  [
    'https://a.example)..',
    [
      'host-punctuation 17-18: The rules for host names do not allow a closing parenthesis.',
      'label-empty 18-20: The host ends with 2 dots. Remove the dots at the end.',
    ],
  ],
  ['https://a.example/)', []],
  ['https://a.example?)', []],
  ['foo://a.example)', []],
  [
    'https://a.example:80 is',
    [
      'text-around-url 20-23 20-23 : The input contains more than a URL: text is after it. Use only `https://a.example:80`.',
    ],
  ],
  [
    'https://a.example:x is',
    [
      'port-character 18-22: After the colon comes a port, which is a number, and `x is` is not one.',
    ],
  ],
  [
    'https://a.b.c is x',
    [
      'host-space 13-14 13-14 : Write `a.b.cisx`, if you mean that.',
      'host-space 16-17 16-17 : Write `a.b.cisx`, if you mean that.',
    ],
  ],
  [
    'https://a:8a is',
    [
      'port-character 11-15 11-15 : A port has only the digits 0 to 9, and not `a is`. Remove it, if the port is 8.',
    ],
  ],
  ['https://a.example .b', ['host-space 17-18 17-18 : Write `a.example.b`, if you mean that.']],
  ['https://a.example :b', ['host-space 17-18 17-18 : Write `a.example`, if you mean that.']],
  [
    'https://a.example b c.d e',
    [
      'host-space 17-18 17-18 : Write `a.examplebc.de`, if you mean that.',
      'host-space 19-20 19-20 : Write `a.examplebc.de`, if you mean that.',
      'host-space 23-24 23-24 : Write `a.examplebc.de`, if you mean that.',
    ],
  ],
  [
    'https://a.example b/c.d',
    [
      'text-around-url 17-23 17-23 : The input contains more than a URL: text is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example - b',
    [
      'text-around-url 17-21 17-21 : The input contains more than a URL: text is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a/  --x',
    [
      'text-around-url 10-15 10-15 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ --',
    ['space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    'https://a/ 22> x',
    [
      'space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.',
      'character-unencoded 13-14 13-14 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
      'space-unencoded 14-15 14-15 %20',
    ],
  ],
  [
    'https://a/ &',
    [
      'text-around-url 10-12 10-12 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/ x HTTP/1',
    [
      'space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.',
      'space-unencoded 12-13 12-13 %20',
    ],
  ],
  [
    'https://a/b" c="d" e',
    [
      'text-around-url 11-20 11-20 : The input contains more than a URL: text is after it. Use only `https://a/b`.',
    ],
  ],
  [
    'https://a/ x" y="z"',
    [
      'space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.',
      'text-around-url 12-19 12-19 : The input contains more than a URL: text is after it. Use only `https://a/ x`.',
    ],
  ],
  ["https://a/'x", []],
  [
    "https://a/'>",
    [
      'character-unencoded 11-12 11-12 %3E: A URL cannot contain a greater-than sign (>) as it is. Remove it, or write `%3E` if it belongs there.',
    ],
  ],
  [
    'https://a/"}',
    [
      'text-around-url 10-12 10-12 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/"/',
    [
      'text-around-url 10-12 10-12 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/""b"',
    [
      'character-unencoded 10-11 10-11 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 11-12 11-12 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
      'character-unencoded 13-14 13-14 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
    ],
  ],
  [
    'https://a/](ftp://b)',
    [
      'text-around-url 10-20 10-20 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/](mailto:b)',
    [
      'text-around-url 10-21 10-21 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/<br x>',
    [
      'text-around-url 10-16 10-16 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/<brx>',
    [
      'part-placeholder 10-15: `<brx>` looks like a placeholder that was not filled in. Write the value that belongs there; if `<brx>` is meant, write %3C and %3E for the brackets.',
    ],
  ],
  [
    'https://a/</1>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 13-14 13-14 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'https://a/</b1>',
    [
      'text-around-url 10-15 10-15 : The input contains more than a URL: text is after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/</b c>',
    [
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'space-unencoded 13-14 13-14 %20',
      'character-unencoded 15-16 15-16 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    ' mailto:<a@b>',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'text-around-url 8-9 8-9 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
      'text-around-url 12-13 12-13 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
    ],
  ],
  [
    'xmailto:A <a@b>',
    [
      'space-unencoded 9-10 9-10 %20',
      'character-unencoded 10-11 10-11 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 14-15 14-15 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    'mailto:A <a@b>c',
    [
      'space-in-address 8-9 8-9 : An email address in a URL cannot contain a space.',
      'character-unencoded 9-10 9-10 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 13-14 13-14 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    `mailto:${'A'.repeat(100)}<a@b>`,
    [
      'text-around-url 7-108 7-108 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
      'text-around-url 111-112 111-112 : A mailto: URL has only the address, without a name and brackets. Write `mailto:a@b`.',
    ],
  ],
  [
    `mailto:${'A'.repeat(101)}<a@b>`,
    [
      'character-unencoded 108-109 108-109 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 112-113 112-113 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    `mailto:<${'a'.repeat(64)}@b>`,
    [
      `text-around-url 7-8 7-8 : A mailto: URL has only the address, without a name and brackets. Write \`mailto:${'a'.repeat(64)}@b\`.`,
      `text-around-url 74-75 74-75 : A mailto: URL has only the address, without a name and brackets. Write \`mailto:${'a'.repeat(64)}@b\`.`,
    ],
  ],
  [
    `mailto:<${'a'.repeat(65)}@b>`,
    [
      'character-unencoded 7-8 7-8 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 75-76 75-76 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  [
    `mailto:<a@${'b'.repeat(253)}>`,
    [
      `text-around-url 7-8 7-8 : A mailto: URL has only the address, without a name and brackets. Write \`mailto:a@${'b'.repeat(253)}\`.`,
      `text-around-url 263-264 263-264 : A mailto: URL has only the address, without a name and brackets. Write \`mailto:a@${'b'.repeat(253)}\`.`,
    ],
  ],
  [
    `mailto:<a@${'b'.repeat(254)}>`,
    [
      'character-unencoded 7-8 7-8 %3C: A URL cannot contain a less-than sign (<) as it is. Write `%3C` instead.',
      'character-unencoded 264-265 264-265 %3E: A URL cannot contain a greater-than sign (>) as it is. Write `%3E` instead.',
    ],
  ],
  ['https://a/.https://b/', []],
  [
    'https://a/. https://b/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 12-22: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  ['https://a/,,,https://b/', []],
  [
    'https://a/ , https://b/ ; https://c/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/`, `https://b/` and `https://c/`.',
      'several-urls 13-23: Check each URL alone: `https://a/`, `https://b/` and `https://c/`.',
      'several-urls 26-36: Check each URL alone: `https://a/`, `https://b/` and `https://c/`.',
      'space-unencoded 23-24 23-24 %20: Write %20, or remove what follows if the URL ends here.',
      'space-unencoded 25-26 25-26 %20',
    ],
  ],
  [
    'https://a/\thttps://b/',
    [
      'several-urls 0-10: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 11-21: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  [
    'https://a https://b',
    [
      'several-urls 0-9: Check each URL alone: `https://a` and `https://b`.',
      'several-urls 10-19: Check each URL alone: `https://a` and `https://b`.',
    ],
  ],
  [
    '"https://a b.c"',
    [
      'text-around-url 0-1: The URL is between " and ", which are not part of it. Remove both.',
      'text-around-url 14-15: The URL is between " and ", which are not part of it. Remove both.',
    ],
  ],
  [
    "'https://a b.cc/d'",
    [
      "text-around-url 0-1: The URL is between ' and ', which are not part of it. Remove both.",
      "text-around-url 17-18: The URL is between ' and ', which are not part of it. Remove both.",
    ],
  ],
  [
    '(https://a b.cc)',
    [
      'text-around-url 0-1: The URL is between ( and ), which are not part of it. Remove both.',
      'text-around-url 15-16: The URL is between ( and ), which are not part of it. Remove both.',
    ],
  ],
  [
    '"http://a/b c.dd"',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `http://a/b`.',
      'text-around-url 11-17 11-17 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `http://a/b`.',
    ],
  ],
  [
    '"https://a b.cc" x',
    [
      'text-around-url 0-1 0-1 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `https://a`.',
      'text-around-url 10-18 10-18 : The input contains more than a URL: a quotation mark (") is before it, and text after it. Use only `https://a`.',
    ],
  ],
  [
    'x: y https://a/',
    [
      'text-around-url 0-5 0-5 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  ['x:y https://a/', ['space-unencoded 3-4 3-4 %20']],
  [
    'x https://a/',
    [
      'text-around-url 0-2: The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
    'foo:b',
  ],
  ['(https://a/)', [], 'https://h/'],
  ['a=https://b/', [], 'https://h/'],
  [
    'a<https://b/',
    [
      'text-around-url 0-2: The input contains more than a URL: text is before it. Use only `https://b/`.',
    ],
    'https://h/',
  ],
  [
    'https://a/ (https://a/)',
    ['space-unencoded 10-11 10-11 %20: Write %20, or remove what follows if the URL ends here.'],
  ],
  [
    'see https://a/ https://b/ https://a/',
    [
      'several-urls 4-14: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 15-25: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  [
    '[x](https://a/) [y](https://b/)',
    [
      'several-urls 4-14: Check each URL alone: `https://a/` and `https://b/`.',
      'several-urls 20-30: Check each URL alone: `https://a/` and `https://b/`.',
    ],
  ],
  ['https://a.example\u2019', []],
  [
    'https://a.example,',
    [
      'text-around-url 17-18 17-18 : The input contains more than a URL: a comma (,) is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example;',
    [
      'text-around-url 17-18 17-18 : The input contains more than a URL: a semicolon (;) is after it. Use only `https://a.example`.',
    ],
  ],
  [
    'https://a.example,b',
    [
      'host-punctuation 17-18 17-18 .: The rules for host names do not allow a comma (,). Write a dot instead of the comma. The host is then `a.example.b`.',
    ],
  ],
  [
    'see\nhttps://a b.c/',
    [
      'tab-or-newline 3-4 3-4 : The URL contains a line feed, which the parser removes.',
      'host-space 13-14 13-14 : Write `ab.c`, if you mean that.',
    ],
  ],
  [
    'x\ty https://a/',
    [
      'text-around-url 0-4: The input contains more than a URL: text is before it. Use only `https://a/`.',
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before it. Use only `https://a/`.',
    ],
  ],
  [
    'see https://a/\t\tb',
    [
      'text-around-url 0-4: The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 14-17: The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 0-4 0-4 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
      'text-around-url 14-17 14-17 : The input contains more than a URL: text is before and after it. Use only `https://a/`.',
    ],
  ],
  [
    'https://a/\t b',
    [
      'tab-or-newline 10-11 10-11 : The URL contains a tab, which the parser removes.',
      'space-unencoded 11-12 11-12 %20',
    ],
  ],
])
