// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Escapes of programs: an input, what is told of it, and its base. */
expectTold([
  [
    'https://a/b\\n',
    ['escape-left-over 11-13 11-13 : `\\n` is how programs write a line break. Remove it.'],
  ],
  [
    'https://a/b\\t',
    ['escape-left-over 11-13 11-13 : `\\t` is how programs write a tab. Remove it.'],
  ],
  [
    'https://a/b\\r\\n"',
    [
      'escape-left-over 11-13 11-13 : `\\r` is how programs write a line break. Remove it.',
      'escape-left-over 13-15 13-15 : `\\n` is how programs write a line break. Remove it.',
      'character-unencoded 15-16 15-16 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
    ],
  ],
  ['https://a/b\\news', ['slashes-reversed 11-12 11-12 /']],
  [
    'https://a/b\\n#c',
    ['escape-left-over 11-13 11-13 : `\\n` is how programs write a line break. Remove it.'],
  ],
  ['https://a/b\\#c', ['slashes-reversed 11-12 11-12 /']],
  [
    'https://a/b\\',
    [
      'escape-left-over 11-12 11-12 : The URL ends with a backslash, which probably belongs to the text around it. Remove it, or write / if a slash belongs there.',
    ],
  ],
  [
    'https://a/b\\\\',
    [
      'escape-left-over 11-13 11-13 : The URL ends with a backslash, which probably belongs to the text around it. Remove it, or write / if a slash belongs there.',
    ],
  ],
  [
    'https://a/b\\ ',
    [
      'outer-space 12-13 12-13 : There is white space after the URL: a space.',
      'escape-left-over 11-12 11-12 : The URL ends with a backslash, which probably belongs to the text around it. Remove it, or write / if a slash belongs there.',
    ],
  ],
  ['https://a/\\', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/b\\\\\\',
    [
      'slashes-reversed 11-12 11-12 /',
      'slashes-reversed 12-13 12-13 /',
      'slashes-reversed 13-14 13-14 /',
    ],
  ],
  [
    'https://a/b\\n                  ',
    [
      'outer-space 13-31 13-31 : There is white space after the URL: 18 spaces.',
      'escape-left-over 11-13 11-13 : `\\n` is how programs write a line break. Remove it.',
    ],
  ],
  [
    'https://a/b\\n                   ',
    [
      'outer-space 13-32 13-32 : There is white space after the URL: 19 spaces.',
      'slashes-reversed 11-12 11-12 /',
    ],
  ],
  [
    'https:\\u002f\\u002fa',
    [
      'escape-left-over 6-12 6-12 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 12-18 12-18 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    'foo:\\u002f\\u002fa b',
    [
      'escape-left-over 4-10 4-10 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 10-16 10-16 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'space-unencoded 17-18 17-18 %20',
    ],
  ],
  ['https://a/\\x41', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\x2F',
    [
      'escape-left-over 10-14 10-14 /: `\\x2F` is how JavaScript writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    'https://a/\\x7e',
    [
      'escape-left-over 10-14 10-14 ~: `\\x7e` is how JavaScript writes a tilde (~). Write `~` instead.',
    ],
  ],
  ['https://a/\\x7a', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\u0041',
    [
      'escape-left-over 10-16 10-16 A: `\\u0041` is how JSON writes the letter A. Write `A` instead.',
    ],
  ],
  [
    'https://a/\\u0023',
    [
      'escape-left-over 10-16 10-16 #: `\\u0023` is how JSON writes a number sign (#). Write `#` instead.',
    ],
  ],
  [
    'https://a/\\u0025',
    [
      'escape-left-over 10-16 10-16 %: `\\u0025` is how JSON writes a percent sign (%). Write `%` instead.',
    ],
  ],
  [
    'https://a/\\u0020',
    [
      'escape-left-over 10-16 10-16 %20: `\\u0020` is how JSON writes a space. Write `%20` instead.',
    ],
  ],
  ['https://a/\\ud83d', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\ud83d\\ude00x',
    [
      'escape-left-over 10-22 10-22 \ud83d\ude00: `\\ud83d\\ude00` is how JSON writes \ud83d\ude00 (U+1F600). Write `\ud83d\ude00` instead.',
      'slashes-reversed 16-17 16-17 /',
    ],
  ],
  [
    'https://a/\\"b',
    [
      'escape-left-over 10-12 10-12 %22: `\\"` is how programs write a quotation mark (") in a string. Write `%22` instead.',
    ],
  ],
  [
    "https://a/\\'b",
    [
      "escape-left-over 10-12 10-12 ': `\\'` is how programs write an apostrophe (') in a string. Write `'` instead.",
    ],
  ],
  [
    'https://a/b\\"',
    [
      'escape-left-over 11-13 11-13 : `\\"` is how programs write a quotation mark (") in a string. Remove it.',
    ],
  ],
  [
    'https://a/b\\")',
    [
      'escape-left-over 11-13 11-13 : `\\"` is how programs write a quotation mark (") in a string. Remove it.',
      'text-around-url 12-14 12-14 : The input contains more than a URL: text is after it. Use only `https://a/b\\`.',
    ],
  ],
  [
    'https://a/b\\"}}}}}}}}}}}}}}}}}}}',
    [
      'escape-left-over 11-13 11-13 : `\\"` is how programs write a quotation mark (") in a string. Remove it.',
      'text-around-url 12-32 12-32 : The input contains more than a URL: text is after it. Use only `https://a/b\\`.',
    ],
  ],
  [
    `https://a/b\\"${'}'.repeat(20)}`,
    [
      'escape-left-over 11-13 11-13 %22: `\\"` is how programs write a quotation mark (") in a string. Write `%22` instead.',
      'text-around-url 12-33 12-33 : The input contains more than a URL: text is after it. Use only `https://a/b\\`.',
    ],
  ],
  [
    'https://a/b\\\\\\"',
    [
      'escape-left-over 11-15 11-15 : `\\\\\\"` is how programs write a quotation mark (") in a string. Remove it.',
      'escape-left-over 12-15 12-15 : `\\\\"` is how programs write a quotation mark (") in a string. Remove it.',
    ],
  ],
  [
    'https://a/?b\\u0026c',
    [
      'escape-left-over 12-18 12-18 &: `\\u0026` is how JSON writes an ampersand (&). Write `&` instead.',
    ],
  ],
  [
    'https://a/?b\\\\u0026c',
    [
      'escape-left-over 12-19 12-19 &: `\\\\u0026` is how JSON writes an ampersand (&). Write `&` instead.',
    ],
  ],
  [
    '\u001b[31mhttps://a/',
    [
      'escape-left-over 0-5 0-5 : A terminal escape sequence, `ESC[31m`, was copied with the URL. Remove it.',
      'scheme-start 1-4 1-4 : A scheme begins with a letter from a to z, and not with an opening bracket ([). Remove what is before `mhttps:`, if that is the scheme.',
    ],
  ],
  [
    'https://a/\u001b[1;31mb',
    [
      'escape-left-over 10-17 10-17 : A terminal escape sequence, `ESC[1;31m`, was copied with the URL. Remove it.',
    ],
  ],
  [
    'https://a/\u001b[',
    [
      'control-unencoded 10-11 10-11 %1B: A URL cannot contain the control character U+001B as it is. Remove it, or write `%1B` if it belongs there.',
      'character-unencoded 11-12 11-12 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
    ],
  ],
  [
    'https://a/\u001b[0',
    [
      'control-unencoded 10-11 10-11 %1B: A URL cannot contain the control character U+001B as it is. Remove it, or write `%1B` if it belongs there.',
      'character-unencoded 11-12 11-12 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
    ],
  ],
  [
    `https://a/\u001b[${'1'.repeat(20)}m`,
    [
      `escape-left-over 10-33 10-33 : A terminal escape sequence, \`ESC[${'1'.repeat(20)}m\`, was copied with the URL. Remove it.`,
    ],
  ],
  [
    `https://a/\u001b[${'1'.repeat(21)}m`,
    [
      'control-unencoded 10-11 10-11 %1B: A URL cannot contain the control character U+001B as it is. Remove it, or write `%1B` if it belongs there.',
      'character-unencoded 11-12 11-12 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
    ],
  ],
  [
    'https://a/[0m',
    [
      'character-unencoded 10-11 10-11 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
    ],
  ],
  [
    'https:\\/\\/a\\/b',
    ['slashes-escaped 6-7 6-7 ', 'slashes-escaped 8-9 8-9 ', 'slashes-escaped 11-12 11-12 '],
  ],
  [
    'https:\\/\\/a/b',
    ['slashes-reversed 6-7 6-7 /', 'slashes-extra 8-9 8-9 ', 'slashes-extra 9-10 9-10 '],
  ],
  [
    '\\/\\/a\\/',
    [
      'scheme-left-out 0-0: The input begins with more than two slashes and has no scheme. If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
    ],
  ],
  [
    '\\/a\\/',
    [
      'scheme-left-out 0-0 0-0 https:: The input begins with a host and has no scheme, and there is no base URL to take it from. Write https: before the slashes, if it is a web page.',
    ],
  ],
  [
    '\\/a',
    [
      'scheme-left-out 0-0 0-0 https:: The input begins with a host and has no scheme, and there is no base URL to take it from. Write https: before the slashes, if it is a web page.',
    ],
  ],
  [
    '\\/\\/a\\/b',
    ['slashes-escaped 0-1', 'slashes-escaped 2-3', 'slashes-escaped 5-6'],
    'https://h/',
  ],
  [
    'foo:\\/\\/a\\/b c',
    [
      'slashes-escaped 4-5 4-5 ',
      'slashes-escaped 6-7 6-7 ',
      'slashes-escaped 9-10 9-10 ',
      'space-unencoded 12-13 12-13 %20',
    ],
  ],
  [
    'https://a/C:\\u0026',
    [
      'escape-left-over 12-18 12-18 &: `\\u0026` is how JSON writes an ampersand (&). Write `&` instead.',
    ],
  ],
  [
    'https://a/\\\\n',
    ['escape-left-over 10-13 10-13 : `\\\\n` is how programs write a line break. Remove it.'],
  ],
  [
    'https://a/\\\\\\n',
    [
      'slashes-reversed 10-11 10-11 /',
      'slashes-reversed 11-12 11-12 /',
      'escape-left-over 11-14 11-14 : `\\\\n` is how programs write a line break. Remove it.',
    ],
  ],
  [
    'https://a/\\n\\t',
    [
      'escape-left-over 10-12 10-12 : `\\n` is how programs write a line break. Remove it.',
      'escape-left-over 12-14 12-14 : `\\t` is how programs write a tab. Remove it.',
    ],
  ],
  ['https://a/\\nx', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\n`',
    [
      'escape-left-over 10-12 10-12 : `\\n` is how programs write a line break. Remove it.',
      'character-unencoded 12-13 12-13 %60: A URL cannot contain a grave accent (`) as it is. Remove it, or write `%60` if it belongs there.',
    ],
  ],
  [
    "https://a/\\n'",
    ['escape-left-over 10-12 10-12 : `\\n` is how programs write a line break. Remove it.'],
  ],
  [
    'https://a/\\n""',
    [
      'slashes-reversed 10-11 10-11 /',
      'character-unencoded 12-13 12-13 %22: A URL cannot contain a quotation mark (") as it is. Remove it, or write `%22` if it belongs there.',
      'character-unencoded 13-14 13-14 %22: A URL cannot contain a quotation mark (") as it is. Write `%22` instead.',
    ],
  ],
  [
    'https://a/\\\\"',
    [
      'escape-left-over 10-13 10-13 : `\\\\"` is how programs write a quotation mark (") in a string. Remove it.',
    ],
  ],
  [
    'https://a/\\"\\"',
    [
      'escape-left-over 10-12 10-12 : `\\"` is how programs write a quotation mark (") in a string. Remove it.',
      'escape-left-over 12-14 12-14 : `\\"` is how programs write a quotation mark (") in a string. Remove it.',
    ],
  ],
  [
    'https://a/b\\"]',
    [
      'escape-left-over 11-13 11-13 : `\\"` is how programs write a quotation mark (") in a string. Remove it.',
      'text-around-url 12-14 12-14 : The input contains more than a URL: text is after it. Use only `https://a/b\\`.',
    ],
  ],
  [
    'https://a/b\\"x',
    [
      'escape-left-over 11-13 11-13 %22: `\\"` is how programs write a quotation mark (") in a string. Write `%22` instead.',
    ],
  ],
  [
    ' C:\\n',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'drive-letter-scheme 1-2 1-5 file:///C:/n: Write `file:///C:/n` instead.',
    ],
  ],
  [
    ' \\\\n',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'scheme-left-out 1-3 1-4 file://n: The input has no scheme. It looks like the path of a shared Windows folder. Write `file://n` instead.',
    ],
  ],
  [
    ' file:///\\n',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'slashes-reversed 9-10 9-10 /',
    ],
  ],
  ['https://a/\\u00', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\U0041',
    [
      'escape-left-over 10-16 10-16 A: `\\U0041` is how JSON writes the letter A. Write `A` instead.',
    ],
  ],
  [
    'https://a/\\\\\\u0041',
    [
      'slashes-reversed 10-11 10-11 /',
      'slashes-reversed 11-12 11-12 /',
      'escape-left-over 11-18 11-18 A: `\\\\u0041` is how JSON writes the letter A. Write `A` instead.',
    ],
  ],
  [
    'https://a/\\ud83d\\\\ude00',
    [
      'escape-left-over 10-23 10-23 \ud83d\ude00: `\\ud83d\\\\ude00` is how JSON writes \ud83d\ude00 (U+1F600). Write `\ud83d\ude00` instead.',
      'slashes-reversed 16-17 16-17 /',
      'slashes-reversed 17-18 17-18 /',
    ],
  ],
  ['https://a/\\udc00', ['slashes-reversed 10-11 10-11 /']],
  ['https://a/\\x2', ['slashes-reversed 10-11 10-11 /']],
  [
    'foo:\\u002f\\u002f',
    [
      'escape-left-over 4-10 4-10 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 10-16 10-16 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    'https://x\\u002f\\u002f',
    [
      'escape-left-over 9-15 9-15 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 15-21 15-21 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    ' https:\\u002f\\u002fa',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'escape-left-over 7-13 7-13 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 13-19 13-19 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    `${'a'.repeat(58)}:\\u002f\\u002fa`,
    [
      'escape-left-over 59-65 59-65 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 65-71 65-71 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    `${'a'.repeat(59)}:\\u002f\\u002fa`,
    [
      'escape-left-over 60-66 60-66 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
      'escape-left-over 66-72 66-72 /: `\\u002f` is how JSON writes a slash (/). Write `/` instead.',
    ],
  ],
  [
    '\u001b[mhttps://a/',
    [
      'escape-left-over 0-3 0-3 : A terminal escape sequence, `ESC[m`, was copied with the URL. Remove it.',
      'scheme-start 1-2 1-2 : A scheme begins with a letter from a to z, and not with an opening bracket ([). Remove what is before `mhttps:`, if that is the scheme.',
    ],
  ],
  [
    '\u001b[0;mx',
    [
      'escape-left-over 0-5 0-5 : A terminal escape sequence, `ESC[0;m`, was copied with the URL. Remove it.',
      'scheme-left-out 1-1: If `[0;mx` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'https://a/\u001b[0;1Kb',
    [
      'escape-left-over 10-16 10-16 : A terminal escape sequence, `ESC[0;1K`, was copied with the URL. Remove it.',
    ],
  ],
  [
    'https:\\/\\/a\\/b/',
    [
      'slashes-reversed 6-7 6-7 /',
      'slashes-extra 8-9 8-9 ',
      'slashes-extra 9-10 9-10 ',
      'slashes-reversed 11-12 11-12 /',
    ],
  ],
  [
    ' \\/\\/a\\/',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'scheme-left-out 1-1: The input begins with more than two slashes and has no scheme. If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
    ],
  ],
  [
    ' https:\\/\\/a',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'slashes-escaped 7-8 7-8 ',
      'slashes-escaped 9-10 9-10 ',
    ],
  ],
  [
    'https:\\/\\/a\\',
    [
      'slashes-reversed 6-7 6-7 /',
      'slashes-extra 8-9 8-9 ',
      'slashes-extra 9-10 9-10 ',
      'escape-left-over 11-12 11-12 : The URL ends with a backslash, which probably belongs to the text around it. Remove it, or write / if a slash belongs there.',
    ],
  ],
  ['https:\\/a', ['slashes-reversed 6-7 6-7 /']],
  ['\\/a\\/b', ['slashes-escaped 0-1', 'slashes-escaped 3-4'], 'https://h/'],
  [
    '\\/a\\/b c',
    ['slashes-escaped 0-1', 'slashes-escaped 3-4', 'space-unencoded 6-7 6-7 %20'],
    'https://h/',
  ],
  [
    'https://a%1Fb.example/',
    [
      'host-percent-encoded 9-12: `%1F` decodes to the control character U+001F, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12: `%1F` decodes to the control character U+001F, which a host cannot contain. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a%1eb.example/',
    [
      'host-percent-encoded 9-12: `%1e` decodes to the control character U+001E, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12: `%1e` decodes to the control character U+001E, which a host cannot contain. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a%20b.example/',
    [
      'host-percent-encoded 9-12: `%20` decodes to a space, which a host cannot contain. Write only the name of the host that you mean.',
      'host-space 9-12 9-12 : `%20` decodes to a space, which a host cannot contain. Write `ab.example`, if you mean that.',
    ],
  ],
  [
    'https://a%21b.example/',
    [
      'host-percent-encoded 9-12 9-12 !: `%21` decodes to `!`, which is what the parser reads. Write `!` instead.',
      'host-punctuation 9-12: `%21` decodes to an exclamation mark (!), which the rules for host names do not allow.',
    ],
  ],
  [
    'https://%1Fb.example/',
    [
      'host-percent-encoded 8-11: `%1F` decodes to the control character U+001F, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 8-11 8-11 : `%1F` decodes to the control character U+001F, which a host cannot contain. Write `b.example`, if you mean that.',
    ],
  ],
  [
    'https://b.example%1F/',
    [
      'host-percent-encoded 17-20: `%1F` decodes to the control character U+001F, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 17-20 17-20 : `%1F` decodes to the control character U+001F, which a host cannot contain. Write `b.example`, if you mean that.',
    ],
  ],
  [
    'https://a%00b.example/',
    [
      'host-percent-encoded 9-12: `%00` decodes to the control character U+0000, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12: `%00` decodes to the control character U+0000, which a host cannot contain. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a%7Fb.example/',
    [
      'host-percent-encoded 9-12: `%7F` decodes to the control character DEL (U+007F), which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12 9-12 : `%7F` decodes to the control character DEL (U+007F), which a host cannot contain. Write `ab.example`, if you mean that.',
    ],
  ],
])
