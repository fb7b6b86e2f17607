// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Escapes of programs: an input, what is told of it, and its base. */
expectTold([
  ['https://a/b\\n', ['escape-left-over 11-13 11-13 : written=\\n character=a line break']],
  ['https://a/b\\t', ['escape-left-over 11-13 11-13 : written=\\t character=\t']],
  [
    'https://a/b\\r\\n"',
    [
      'escape-left-over 11-13 11-13 : written=\\r character=a line break',
      'escape-left-over 13-15 13-15 : written=\\n character=a line break',
      'character-unencoded 15-16 15-16 %22: character=" detail=stray meant=%22',
    ],
  ],
  ['https://a/b\\news', ['slashes-reversed 11-12 11-12 /']],
  ['https://a/b\\n#c', ['escape-left-over 11-13 11-13 : written=\\n character=a line break']],
  ['https://a/b\\#c', ['slashes-reversed 11-12 11-12 /']],
  ['https://a/b\\', ['escape-left-over 11-12 11-12 ']],
  ['https://a/b\\\\', ['escape-left-over 11-13 11-13 ']],
  [
    'https://a/b\\ ',
    [
      'outer-space 12-13 12-13 : detail=white-space-after characters= ',
      'escape-left-over 11-12 11-12 ',
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
      'outer-space 13-31 13-31 : detail=white-space-after characters=18 spaces',
      'escape-left-over 11-13 11-13 : written=\\n character=a line break',
    ],
  ],
  [
    'https://a/b\\n                   ',
    [
      'outer-space 13-32 13-32 : detail=white-space-after characters=19 spaces',
      'slashes-reversed 11-12 11-12 /',
    ],
  ],
  [
    'https:\\u002f\\u002fa',
    [
      'escape-left-over 6-12 6-12 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 12-18 12-18 /: written=\\u002f language=JSON character=/ meant=/',
    ],
  ],
  [
    'foo:\\u002f\\u002fa b',
    [
      'escape-left-over 4-10 4-10 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 10-16 10-16 /: written=\\u002f language=JSON character=/ meant=/',
      'space-unencoded 17-18 17-18 %20',
    ],
  ],
  ['https://a/\\x41', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\x2F',
    ['escape-left-over 10-14 10-14 /: written=\\x2F language=JavaScript character=/ meant=/'],
  ],
  [
    'https://a/\\x7e',
    ['escape-left-over 10-14 10-14 ~: written=\\x7e language=JavaScript character=~ meant=~'],
  ],
  ['https://a/\\x7a', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\u0041',
    ['escape-left-over 10-16 10-16 A: written=\\u0041 language=JSON character=A meant=A'],
  ],
  [
    'https://a/\\u0023',
    ['escape-left-over 10-16 10-16 #: written=\\u0023 language=JSON character=# meant=#'],
  ],
  [
    'https://a/\\u0025',
    ['escape-left-over 10-16 10-16 %: written=\\u0025 language=JSON character=% meant=%'],
  ],
  [
    'https://a/\\u0020',
    ['escape-left-over 10-16 10-16 %20: written=\\u0020 language=JSON character=  meant=%20'],
  ],
  ['https://a/\\ud83d', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\ud83d\\ude00x',
    [
      'escape-left-over 10-22 10-22 \u{1f600}: written=\\ud83d\\ude00 language=JSON character=U+1F600 meant=\u{1f600}',
      'slashes-reversed 16-17 16-17 /',
    ],
  ],
  [
    'https://a/\\"b',
    ['escape-left-over 10-12 10-12 %22: detail=in-string written=\\" character=" meant=%22'],
  ],
  [
    "https://a/\\'b",
    ["escape-left-over 10-12 10-12 ': detail=in-string written=\\' character=' meant='"],
  ],
  ['https://a/b\\"', ['escape-left-over 11-13 11-13 : detail=in-string written=\\" character="']],
  [
    'https://a/b\\")',
    [
      'escape-left-over 11-13 11-13 : detail=in-string written=\\" character="',
      'text-around-url 12-14 12-14 : after=text url=https://a/b\\',
    ],
  ],
  [
    'https://a/b\\"}}}}}}}}}}}}}}}}}}}',
    [
      'escape-left-over 11-13 11-13 : detail=in-string written=\\" character="',
      'text-around-url 12-32 12-32 : after=text url=https://a/b\\',
    ],
  ],
  [
    `https://a/b\\"${'}'.repeat(20)}`,
    [
      'escape-left-over 11-13 11-13 %22: detail=in-string written=\\" character=" meant=%22',
      'text-around-url 12-33 12-33 : after=text url=https://a/b\\',
    ],
  ],
  [
    'https://a/b\\\\\\"',
    [
      'escape-left-over 11-15 11-15 : detail=in-string written=\\\\\\" character="',
      'escape-left-over 12-15 12-15 : detail=in-string written=\\\\" character="',
    ],
  ],
  [
    'https://a/?b\\u0026c',
    ['escape-left-over 12-18 12-18 &: written=\\u0026 language=JSON character=& meant=&'],
  ],
  [
    'https://a/?b\\\\u0026c',
    ['escape-left-over 12-19 12-19 &: written=\\\\u0026 language=JSON character=& meant=&'],
  ],
  [
    '\u001b[31mhttps://a/',
    [
      'escape-left-over 0-5 0-5 : written=[31m',
      'scheme-start 1-4 1-4 : character=[ detail=colon-and-more scheme=mhttps',
    ],
  ],
  ['https://a/\u001b[1;31mb', ['escape-left-over 10-17 10-17 : written=[1;31m']],
  [
    'https://a/\u001b[',
    [
      'control-unencoded 10-11 10-11 %1B: character=U+001B detail=stray meant=%1B',
      'character-unencoded 11-12 11-12 %5B: character=[ meant=%5B',
    ],
  ],
  [
    'https://a/\u001b[0',
    [
      'control-unencoded 10-11 10-11 %1B: character=U+001B detail=stray meant=%1B',
      'character-unencoded 11-12 11-12 %5B: character=[ meant=%5B',
    ],
  ],
  [
    `https://a/\u001b[${'1'.repeat(20)}m`,
    ['escape-left-over 10-33 10-33 : written=[11111111111111111111m'],
  ],
  [
    `https://a/\u001b[${'1'.repeat(21)}m`,
    [
      'control-unencoded 10-11 10-11 %1B: character=U+001B detail=stray meant=%1B',
      'character-unencoded 11-12 11-12 %5B: character=[ meant=%5B',
    ],
  ],
  ['https://a/[0m', ['character-unencoded 10-11 10-11 %5B: character=[ meant=%5B']],
  [
    'https:\\/\\/a\\/b',
    ['slashes-escaped 6-7 6-7 ', 'slashes-escaped 8-9 8-9 ', 'slashes-escaped 11-12 11-12 '],
  ],
  [
    'https:\\/\\/a/b',
    ['slashes-reversed 6-7 6-7 /', 'slashes-extra 8-9 8-9 ', 'slashes-extra 9-10 9-10 '],
  ],
  ['\\/\\/a\\/', ['scheme-left-out 0-0: detail=more-slashes']],
  ['\\/a\\/', ['scheme-left-out 0-0 0-0 https:: detail=host-after-slashes']],
  ['\\/a', ['scheme-left-out 0-0 0-0 https:: detail=host-after-slashes']],
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
    ['escape-left-over 12-18 12-18 &: written=\\u0026 language=JSON character=& meant=&'],
  ],
  ['https://a/\\\\n', ['escape-left-over 10-13 10-13 : written=\\\\n character=a line break']],
  [
    'https://a/\\\\\\n',
    [
      'slashes-reversed 10-11 10-11 /',
      'slashes-reversed 11-12 11-12 /',
      'escape-left-over 11-14 11-14 : written=\\\\n character=a line break',
    ],
  ],
  [
    'https://a/\\n\\t',
    [
      'escape-left-over 10-12 10-12 : written=\\n character=a line break',
      'escape-left-over 12-14 12-14 : written=\\t character=\t',
    ],
  ],
  ['https://a/\\nx', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\n`',
    [
      'escape-left-over 10-12 10-12 : written=\\n character=a line break',
      'character-unencoded 12-13 12-13 %60: character=` detail=stray meant=%60',
    ],
  ],
  ["https://a/\\n'", ['escape-left-over 10-12 10-12 : written=\\n character=a line break']],
  [
    'https://a/\\n""',
    [
      'slashes-reversed 10-11 10-11 /',
      'character-unencoded 12-13 12-13 %22: character=" detail=stray meant=%22',
      'character-unencoded 13-14 13-14 %22: character=" meant=%22',
    ],
  ],
  [
    'https://a/\\\\"',
    ['escape-left-over 10-13 10-13 : detail=in-string written=\\\\" character="'],
  ],
  [
    'https://a/\\"\\"',
    [
      'escape-left-over 10-12 10-12 : detail=in-string written=\\" character="',
      'escape-left-over 12-14 12-14 : detail=in-string written=\\" character="',
    ],
  ],
  [
    'https://a/b\\"]',
    [
      'escape-left-over 11-13 11-13 : detail=in-string written=\\" character="',
      'text-around-url 12-14 12-14 : after=text url=https://a/b\\',
    ],
  ],
  [
    'https://a/b\\"x',
    ['escape-left-over 11-13 11-13 %22: detail=in-string written=\\" character=" meant=%22'],
  ],
  [
    ' C:\\n',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'drive-letter-scheme 1-2 1-5 file:///C:/n: meant=file:///C:/n',
    ],
  ],
  [
    ' \\\\n',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'scheme-left-out 1-3 1-4 file://n: detail=shared-folder meant=file://n',
    ],
  ],
  [
    ' file:///\\n',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'slashes-reversed 9-10 9-10 /',
    ],
  ],
  ['https://a/\\u00', ['slashes-reversed 10-11 10-11 /']],
  [
    'https://a/\\U0041',
    ['escape-left-over 10-16 10-16 A: written=\\U0041 language=JSON character=A meant=A'],
  ],
  [
    'https://a/\\\\\\u0041',
    [
      'slashes-reversed 10-11 10-11 /',
      'slashes-reversed 11-12 11-12 /',
      'escape-left-over 11-18 11-18 A: written=\\\\u0041 language=JSON character=A meant=A',
    ],
  ],
  [
    'https://a/\\ud83d\\\\ude00',
    [
      'escape-left-over 10-23 10-23 \u{1f600}: written=\\ud83d\\\\ude00 language=JSON character=U+1F600 meant=\u{1f600}',
      'slashes-reversed 16-17 16-17 /',
      'slashes-reversed 17-18 17-18 /',
    ],
  ],
  ['https://a/\\udc00', ['slashes-reversed 10-11 10-11 /']],
  ['https://a/\\x2', ['slashes-reversed 10-11 10-11 /']],
  [
    'foo:\\u002f\\u002f',
    [
      'escape-left-over 4-10 4-10 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 10-16 10-16 /: written=\\u002f language=JSON character=/ meant=/',
    ],
  ],
  [
    'https://x\\u002f\\u002f',
    [
      'escape-left-over 9-15 9-15 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 15-21 15-21 /: written=\\u002f language=JSON character=/ meant=/',
    ],
  ],
  [
    ' https:\\u002f\\u002fa',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'escape-left-over 7-13 7-13 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 13-19 13-19 /: written=\\u002f language=JSON character=/ meant=/',
    ],
  ],
  [
    `${'a'.repeat(58)}:\\u002f\\u002fa`,
    [
      'escape-left-over 59-65 59-65 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 65-71 65-71 /: written=\\u002f language=JSON character=/ meant=/',
    ],
  ],
  [
    `${'a'.repeat(59)}:\\u002f\\u002fa`,
    [
      'escape-left-over 60-66 60-66 /: written=\\u002f language=JSON character=/ meant=/',
      'escape-left-over 66-72 66-72 /: written=\\u002f language=JSON character=/ meant=/',
    ],
  ],
  [
    '\u001b[mhttps://a/',
    [
      'escape-left-over 0-3 0-3 : written=[m',
      'scheme-start 1-2 1-2 : character=[ detail=colon-and-more scheme=mhttps',
    ],
  ],
  ['\u001b[0;mx', ['escape-left-over 0-5 0-5 : written=[0;m', 'scheme-left-out 1-1: host=[0;mx']],
  ['https://a/\u001b[0;1Kb', ['escape-left-over 10-16 10-16 : written=[0;1K']],
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
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'scheme-left-out 1-1: detail=more-slashes',
    ],
  ],
  [
    ' https:\\/\\/a',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
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
      'escape-left-over 11-12 11-12 ',
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
      'host-percent-encoded 9-12: written=%1F character=U+001F',
      'host-control-character 9-12: written=%1F character=U+001F detail=two-hosts',
    ],
  ],
  [
    'https://a%1eb.example/',
    [
      'host-percent-encoded 9-12: written=%1e character=U+001E',
      'host-control-character 9-12: written=%1e character=U+001E detail=two-hosts',
    ],
  ],
  [
    'https://a%20b.example/',
    [
      'host-percent-encoded 9-12: written=%20 character= ',
      'host-space 9-12 9-12 : written=%20 character=  host=ab.example',
    ],
  ],
  [
    'https://a%21b.example/',
    [
      'host-percent-encoded 9-12 9-12 !: written=%21 meant=!',
      'host-punctuation 9-12: written=%21 character=!',
    ],
  ],
  [
    'https://%1Fb.example/',
    [
      'host-percent-encoded 8-11: written=%1F character=U+001F',
      'host-control-character 8-11 8-11 : written=%1F character=U+001F host=b.example',
    ],
  ],
  [
    'https://b.example%1F/',
    [
      'host-percent-encoded 17-20: written=%1F character=U+001F',
      'host-control-character 17-20 17-20 : written=%1F character=U+001F host=b.example',
    ],
  ],
  [
    'https://a%00b.example/',
    [
      'host-percent-encoded 9-12: written=%00 character=U+0000',
      'host-control-character 9-12: written=%00 character=U+0000 detail=two-hosts',
    ],
  ],
  [
    'https://a%7Fb.example/',
    [
      'host-percent-encoded 9-12: written=%7F character=U+007F',
      'host-control-character 9-12 9-12 : written=%7F character=U+007F host=ab.example',
    ],
  ],
])
