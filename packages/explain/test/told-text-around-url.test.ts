// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Text around a URL: an input, what is told of it, and its base. */
expectTold([
  ['see https://a/', ['text-around-url 0-4 0-4 : before=text url=https://a/']],
  ['https://a/ https://a/', ['several-urls 0-10: url=https://a/']],
  [
    'see https://a/ and https://a/',
    [
      'text-around-url 0-4 0-4 : around=text url=https://a/',
      'text-around-url 14-29 14-29 : around=text url=https://a/',
    ],
  ],
  [
    'https://a/ https://b/',
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 11-21: urls=https://a/,https://b/',
    ],
  ],
  [
    'https://a/ https://b/ https://c/',
    [
      'several-urls 0-10: urls=https://a/,https://b/,https://c/',
      'several-urls 11-21: urls=https://a/,https://b/,https://c/',
      'several-urls 22-32: urls=https://a/,https://b/,https://c/',
      'space-unencoded 21-22 21-22 %20: detail=after-slash',
    ],
  ],
  [
    'https://a/ https://b/ https://c/ https://d/',
    [
      'several-urls 0-10: detail=more urls=https://a/,https://b/,https://c/',
      'several-urls 11-21: detail=more urls=https://a/,https://b/,https://c/',
      'several-urls 22-32: detail=more urls=https://a/,https://b/,https://c/',
      'space-unencoded 21-22 21-22 %20: detail=after-slash',
      'space-unencoded 32-33 32-33 %20: detail=after-slash',
    ],
  ],
  [
    'https://a/, https://b/',
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 12-22: urls=https://a/,https://b/',
    ],
  ],
  ['https://a/;https://b/', []],
  [
    'https://a/ | https://b/',
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 13-23: urls=https://a/,https://b/',
    ],
  ],
  [
    `https://a/${' '.repeat(20)}https://b/`,
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 30-40: urls=https://a/,https://b/',
    ],
  ],
  [
    'https://a/ x https://b/',
    ['space-unencoded 10-11 10-11 %20: detail=after-slash', 'space-unencoded 12-13 12-13 %20'],
  ],
  [
    'https://a/?b https://c/',
    [
      'several-urls 0-12: detail=in-part urls=https://a/?b,https://c/',
      'several-urls 13-23: detail=in-part urls=https://a/?b,https://c/',
    ],
  ],
  [
    'https://a/#b https://c/',
    [
      'several-urls 0-12: detail=in-part urls=https://a/#b,https://c/',
      'several-urls 13-23: detail=in-part urls=https://a/#b,https://c/',
    ],
  ],
  [
    `https://a.example/${'b'.repeat(63)} https://c/`,
    [
      'several-urls 0-81: urls=https://a.example/b\u2026bbbbbbbbbbbbbbbbbbb,https://c/',
      'several-urls 82-92: urls=https://a.example/b\u2026bbbbbbbbbbbbbbbbbbb,https://c/',
    ],
  ],
  [
    `https://a.example/${'b'.repeat(62)} https://c/`,
    [
      'several-urls 0-80: urls=https://a.example/b\u2026bbbbbbbbbbbbbbbbbbb,https://c/',
      'several-urls 81-91: urls=https://a.example/b\u2026bbbbbbbbbbbbbbbbbbb,https://c/',
    ],
  ],
  [
    '(https://a/)',
    [
      'text-around-url 0-1 0-1 : opening=( closing=)',
      'text-around-url 11-12 11-12 : opening=( closing=)',
    ],
  ],
  [
    '"https://a/"',
    [
      'text-around-url 0-1 0-1 : opening=" closing="',
      'text-around-url 11-12 11-12 : opening=" closing="',
    ],
  ],
  [
    "'https://a/'",
    [
      "text-around-url 0-1 0-1 : opening=' closing='",
      "text-around-url 11-12 11-12 : opening=' closing='",
    ],
  ],
  [
    '`https://a/`',
    [
      'text-around-url 0-1 0-1 : opening=` closing=`',
      'text-around-url 11-12 11-12 : opening=` closing=`',
    ],
  ],
  [
    '<https://a/>',
    [
      'text-around-url 0-1 0-1 : opening=< closing=>',
      'text-around-url 11-12 11-12 : opening=< closing=>',
    ],
  ],
  [
    '[https://a/]',
    [
      'text-around-url 0-1 0-1 : opening=[ closing=]',
      'text-around-url 11-12 11-12 : opening=[ closing=]',
    ],
  ],
  [
    '{https://a/}',
    [
      'text-around-url 0-1 0-1 : opening={ closing=}',
      'text-around-url 11-12 11-12 : opening={ closing=}',
    ],
  ],
  [
    '\u201chttps://a/\u201d',
    [
      'text-around-url 0-1 0-1 : opening=\u201c closing=\u201d',
      'text-around-url 11-12 11-12 : opening=\u201c closing=\u201d',
    ],
  ],
  [
    '\u201ehttps://a/\u201c',
    [
      'text-around-url 0-1 0-1 : opening=\u201e closing=\u201c',
      'text-around-url 11-12 11-12 : opening=\u201e closing=\u201c',
    ],
  ],
  [
    '\u2018https://a/\u2019',
    [
      'text-around-url 0-1 0-1 : opening=\u2018 closing=\u2019',
      'text-around-url 11-12 11-12 : opening=\u2018 closing=\u2019',
    ],
  ],
  [
    '\u2039https://a/\u203a',
    [
      'text-around-url 0-1 0-1 : opening=\u2039 closing=\u203a',
      'text-around-url 11-12 11-12 : opening=\u2039 closing=\u203a',
    ],
  ],
  [
    '\u00abhttps://a/\u00bb',
    [
      'text-around-url 0-1 0-1 : opening=\u00ab closing=\u00bb',
      'text-around-url 11-12 11-12 : opening=\u00ab closing=\u00bb',
    ],
  ],
  [
    '\u300chttps://a/\u300d',
    [
      'text-around-url 0-1 0-1 : opening=\u300c closing=\u300d',
      'text-around-url 11-12 11-12 : opening=\u300c closing=\u300d',
    ],
  ],
  [
    '(https://a/]',
    [
      'text-around-url 0-1 0-1 : before=( after=] url=https://a/',
      'text-around-url 11-12 11-12 : before=( after=] url=https://a/',
    ],
  ],
  [
    '*https://a/*',
    [
      'text-around-url 0-1 0-1 : around=* url=https://a/',
      'text-around-url 11-12 11-12 : around=* url=https://a/',
    ],
  ],
  [
    'x https://a/ y',
    [
      'text-around-url 0-2 0-2 : around=text url=https://a/',
      'text-around-url 12-14 12-14 : around=text url=https://a/',
    ],
  ],
  [
    '"https://exa mple.com/"',
    ['text-around-url 0-1: opening=" closing="', 'text-around-url 22-23: opening=" closing="'],
  ],
  [
    '"https://exa mple/"',
    [
      'text-around-url 0-1 0-1 : before=" after=text url=https://exa',
      'text-around-url 12-19 12-19 : before=" after=text url=https://exa',
    ],
  ],
  [
    '"https://a/ b.c"',
    [
      'text-around-url 0-1 0-1 : before=" after=text url=https://a/',
      'text-around-url 11-16 11-16 : before=" after=text url=https://a/',
    ],
  ],
  [
    'mailto:A B <a@b.example>',
    [
      'text-around-url 7-12 7-12 : meant=mailto:a@b.example',
      'text-around-url 23-24 23-24 : meant=mailto:a@b.example',
    ],
  ],
  [
    'mailto:<a@b.example>',
    [
      'text-around-url 7-8 7-8 : meant=mailto:a@b.example',
      'text-around-url 19-20 19-20 : meant=mailto:a@b.example',
    ],
  ],
  [
    'MAILTO: A <a@b>',
    [
      'text-around-url 7-11 7-11 : meant=mailto:a@b',
      'text-around-url 14-15 14-15 : meant=mailto:a@b',
    ],
  ],
  [
    'mailto:A <a@b> c',
    [
      'space-in-address 8-9 8-9 : detail=mailto',
      'character-unencoded 9-10 9-10 %3C: character=< meant=%3C',
      'character-unencoded 13-14 13-14 %3E: character=> meant=%3E',
      'space-in-address 14-15 14-15 : detail=mailto',
    ],
  ],
  [
    'mailto:A <a>',
    [
      'space-in-address 8-9: detail=words',
      'character-unencoded 9-10 9-10 %3C: character=< meant=%3C',
      'character-unencoded 11-12 11-12 %3E: character=> meant=%3E',
    ],
  ],
  [
    'mailto:A: <a@b>',
    [
      'space-in-address 9-10 9-10 : detail=mailto',
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 14-15 14-15 %3E: character=> meant=%3E',
    ],
  ],
  [
    ' mailto:A <a@b> ',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'outer-space 15-16 15-16 : detail=white-space-after characters= ',
      'text-around-url 8-11 8-11 : meant=mailto:a@b',
      'text-around-url 14-15 14-15 : meant=mailto:a@b',
    ],
  ],
  ['x: https://a/', ['text-around-url 0-3 0-3 : before=text url=https://a/']],
  ['x:https://a/', []],
  ['data: https://a/', ['space-unencoded 5-6 5-6 %20']],
  ['javascript: https://a/', ['space-unencoded 11-12 11-12 %20']],
  ['see=https://a/', ['text-around-url 0-4 0-4 : before=text url=https://a/']],
  [':https://a/', ['scheme-start 0-1 0-1 : detail=colon']],
  ['/x?y=https://a/', ['scheme-left-out 0-0: part=a path']],
  [
    '\u200bhttps://a/',
    ['scheme-start 0-1 0-1 : character=U+200B detail=colon-and-more scheme=https'],
  ],
  ['a.example/https://a/', ['scheme-left-out 0-0: host=a.example']],
  ['see https://a/', ['text-around-url 0-4: before=text url=https://a/'], 'https://h/'],
  ['see"https://a/', ['text-around-url 0-4: before=text url=https://a/'], 'https://h/'],
  ['seehttps://a/', [], 'https://h/'],
  ['x/https://a/', [], 'https://h/'],
  ['https://a.example is down', ['text-around-url 17-25 17-25 : after=text url=https://a.example']],
  [
    'https://a is down',
    [
      'host-space 9-10 9-10 : character=  host=aisdown',
      'host-space 12-13 12-13 : character=  host=aisdown',
    ],
  ],
  ['https://a:80 is down', ['text-around-url 12-20 12-20 : after=text url=https://a:80']],
  [
    'https://a.example 1 b',
    [
      'host-space 17-18 17-18 : character=  host=a.example1b',
      'host-space 19-20 19-20 : character=  host=a.example1b',
    ],
  ],
  ['https://a.example b.c', ['host-space 17-18: character=  detail=two-hosts']],
  ['https://a.example b@c', ['credentials-like-host 8-20: shown=a.example host=c']],
  ['https://a.example b. C', ['text-around-url 17-22 17-22 : after=text url=https://a.example']],
  [
    'https://a.example/b is down',
    ['space-unencoded 19-20 19-20 %20', 'space-unencoded 22-23 22-23 %20'],
  ],
  ['https://a.e is', ['host-space 11-12 11-12 : character=  host=a.eis']],
  [
    'https://a.example\tis down',
    [
      'tab-or-newline 17-18 17-18 : characters=\t',
      'host-space 20-21 20-21 : character=  host=a.exampleisdown',
    ],
  ],
  ['https://a/ --x', ['text-around-url 10-14 10-14 : after=text url=https://a/']],
  ['https://a/ -x', ['text-around-url 10-13 10-13 : after=text url=https://a/']],
  [
    'https://a/ - x',
    ['space-unencoded 10-11 10-11 %20: detail=after-slash', 'space-unencoded 12-13 12-13 %20'],
  ],
  ['https://a/ | x', ['text-around-url 10-14 10-14 : after=text url=https://a/']],
  ['https://a/ > x', ['text-around-url 10-14 10-14 : after=text url=https://a/']],
  ['https://a/ 2> x', ['text-around-url 10-15 10-15 : after=text url=https://a/']],
  ['https://a/ HTTP/1.1', ['text-around-url 10-19 10-19 : after=text url=https://a/']],
  ['https://a/ HTTP/x', ['space-unencoded 10-11 10-11 %20: detail=after-slash']],
  ['https://a/" x="y"', ['text-around-url 10-17 10-17 : after=text url=https://a/']],
  ['https://a/"', ['character-unencoded 10-11 10-11 %22: character=" detail=stray meant=%22']],
  ['https://a/" b', ['text-around-url 10-13 10-13 : after=text url=https://a/']],
  ['https://a/"b', ['character-unencoded 10-11 10-11 %22: character=" meant=%22']],
  ["https://a/' b='c'", ['text-around-url 10-17 10-17 : after=text url=https://a/']],
  ['https://a/](https://a/)', ['text-around-url 10-23 10-23 : after=text url=https://a/']],
  ['https://a/](x)', ['character-unencoded 10-11 10-11 %5D: character=] meant=%5D']],
  ['https://a/</b>', ['text-around-url 10-14 10-14 : after=text url=https://a/']],
  ['https://a/<br>', ['text-around-url 10-14 10-14 : after=text url=https://a/']],
  ['https://a/<br/>', ['text-around-url 10-15 10-15 : after=text url=https://a/']],
  [
    'https://a/<b>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 12-13 12-13 %3E: character=> meant=%3E',
    ],
  ],
  ['https://a/<p>', ['text-around-url 10-13 10-13 : after=text url=https://a/']],
  ['https://a.example)', ['text-around-url 17-18 17-18 : after=) url=https://a.example']],
  ['https://a.example"', ['text-around-url 17-18 17-18 : after=" url=https://a.example']],
  ['https://a.example>.', ['text-around-url 17-19 17-19 : after=text url=https://a.example']],
  ["https://a.example'", ["text-around-url 17-18 17-18 : after=' url=https://a.example"]],
  ['https://a.example\u2026', ['text-around-url 17-18 17-18 : after=\u2026 url=https://a.example']],
  ['https://a/b)', []],
  ['foo://a.b>', ['host-forbidden-character 9-10 9-10 : character=> host=a.b']],
  ['foo://a/b</c>', ['text-around-url 9-13 9-13 : after=text url=foo://a/b']],
  [
    'data:a</b>',
    [
      'character-unencoded 6-7 6-7 %3C: character=< meant=%3C',
      'character-unencoded 9-10 9-10 %3E: character=> meant=%3E',
    ],
  ],
  [
    'mailto:a" b',
    [
      'character-unencoded 8-9 8-9 %22: character=" meant=%22',
      'space-in-address 9-10: detail=words',
    ],
  ],
  [
    'C:a" b',
    ['character-unencoded 3-4 3-4 %22: character=" meant=%22', 'space-unencoded 4-5 4-5 %20'],
  ],
  ['a" b', ['scheme-left-out 0-0: detail=no-host']],
  [
    'tea,https://a/,3',
    [
      'text-around-url 0-4 0-4 : around=text url=https://a/',
      'text-around-url 14-16 14-16 : around=text url=https://a/',
    ],
  ],
  [
    '{"u":"https:\\/\\/a\\/b"}',
    [
      'text-around-url 0-6 0-20 https://a/b: around=text url=https://a/b',
      'text-around-url 20-22 20-22 : around=text url=https://a/b',
    ],
  ],
  [
    '![x](https://a/ "T")',
    [
      'text-around-url 0-5 0-5 : around=text url=https://a/',
      'text-around-url 15-20 15-20 : around=text url=https://a/',
    ],
  ],
  [
    '<https://a/|tea>',
    [
      'text-around-url 0-1 0-1 : before=< after=text url=https://a/',
      'text-around-url 11-16 11-16 : before=< after=text url=https://a/',
    ],
  ],
  [
    'See https://a/.',
    [
      'text-around-url 0-4 0-4 : before=text after=. url=https://a/',
      'text-around-url 14-15 14-15 : before=text after=. url=https://a/',
    ],
  ],
  [
    'See https://a/!?',
    [
      'text-around-url 0-4 0-4 : around=text url=https://a/',
      'text-around-url 14-16 14-16 : around=text url=https://a/',
    ],
  ],
  [
    'see (https://a/b_(c))',
    [
      'text-around-url 0-5 0-5 : before=text after=) url=https://a/b_(c)',
      'text-around-url 20-21 20-21 : before=text after=) url=https://a/b_(c)',
    ],
  ],
  ['https://a/,https://b/', []],
  [
    'https://a/|https://b/',
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 11-21: urls=https://a/,https://b/',
    ],
  ],
  [
    "curl 'https://a/'",
    [
      "text-around-url 0-6 0-6 : before=text after=' url=https://a/",
      "text-around-url 16-17 16-17 : before=text after=' url=https://a/",
    ],
  ],
  ['x https:// y', ['scheme-character 1-2: character= ']],
  ['x https://. y', ['scheme-character 1-2: character= ']],
  ['x http:\\/\\/a', ['text-around-url 0-2 0-12 http://a: before=text url=http://a']],
  ['x-https://a/ y', ['space-unencoded 12-13 12-13 %20: detail=after-slash']],
  [
    'x HTTPS://a/ y',
    [
      'text-around-url 0-2 0-2 : around=text url=HTTPS://a/',
      'text-around-url 12-14 12-14 : around=text url=HTTPS://a/',
    ],
  ],
  [
    'x ws://a/ y',
    [
      'text-around-url 0-2 0-2 : around=text url=ws://a/',
      'text-around-url 9-11 9-11 : around=text url=ws://a/',
    ],
  ],
  [
    'x ftp://a/ y',
    [
      'text-around-url 0-2 0-2 : around=text url=ftp://a/',
      'text-around-url 10-12 10-12 : around=text url=ftp://a/',
    ],
  ],
  [
    'x file:///a y',
    [
      'text-around-url 0-2 0-2 : around=text url=file:///a',
      'text-around-url 11-13 11-13 : around=text url=file:///a',
    ],
  ],
  ['x foo://a y', ['scheme-character 1-2: character= ']],
  [
    ' see\thttps://a/\n',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'outer-space 15-16 15-16 : detail=white-space-after characters=\n',
      'tab-or-newline 4-5 4-5 : characters=\t',
    ],
  ],
  [
    'see\nhttps://a/\nb',
    ['tab-or-newline 3-4 3-4 : characters=\n', 'tab-or-newline 14-15 14-15 : characters=\n'],
  ],
  [
    'see https://exa%20mple.com/ b',
    [
      'text-around-url 0-4: around=text url=https://exa%20mple.com/',
      'text-around-url 27-29: around=text url=https://exa%20mple.com/',
    ],
  ],
  [
    'x https://a0/ y https://a1/ y https://a2/ y https://a3/ y https://a4/ y https://a5/ y https://a6/ y https://a7/ y https://a8/ y https://a9/ y https://a10/ y https://a11/ y https://a12/ y https://a13/ y https://a14/ y https://a15/ y https://a16/ y https://a17/ y https://a18/ y https://a19/ y https://a20/',
    [
      'several-urls 2-13: detail=more urls=https://a0/,https://a1/,https://a2/',
      'several-urls 16-27: detail=more urls=https://a0/,https://a1/,https://a2/',
      'several-urls 30-41: detail=more urls=https://a0/,https://a1/,https://a2/',
    ],
  ],
  ['xjavascript: https://a/', ['text-around-url 0-13 0-13 : before=text url=https://a/']],
  ['urn: https://a/', ['space-unencoded 4-5 4-5 %20']],
  ['https://a.example).', ['text-around-url 17-19 17-19 : after=text url=https://a.example']],
  ['https://a.example)x', ['host-punctuation 17-18: character=)']],
  [
    'https://a.example)..',
    ['host-punctuation 17-18: character=)', 'label-empty 18-20: detail=end n=2'],
  ],
  ['https://a.example/)', []],
  ['https://a.example?)', []],
  ['foo://a.example)', []],
  [
    'https://a.example:80 is',
    ['text-around-url 20-23 20-23 : after=text url=https://a.example:80'],
  ],
  ['https://a.example:x is', ['port-character 18-22: detail=word written=x is']],
  [
    'https://a.b.c is x',
    [
      'host-space 13-14 13-14 : character=  host=a.b.cisx',
      'host-space 16-17 16-17 : character=  host=a.b.cisx',
    ],
  ],
  ['https://a:8a is', ['port-character 11-15 11-15 : written=a is port=8']],
  ['https://a.example .b', ['host-space 17-18 17-18 : character=  host=a.example.b']],
  ['https://a.example :b', ['host-space 17-18 17-18 : character=  host=a.example']],
  [
    'https://a.example b c.d e',
    [
      'host-space 17-18 17-18 : character=  host=a.examplebc.de',
      'host-space 19-20 19-20 : character=  host=a.examplebc.de',
      'host-space 23-24 23-24 : character=  host=a.examplebc.de',
    ],
  ],
  ['https://a.example b/c.d', ['text-around-url 17-23 17-23 : after=text url=https://a.example']],
  ['https://a.example - b', ['text-around-url 17-21 17-21 : after=text url=https://a.example']],
  ['https://a/  --x', ['text-around-url 10-15 10-15 : after=text url=https://a/']],
  ['https://a/ --', ['space-unencoded 10-11 10-11 %20: detail=after-slash']],
  [
    'https://a/ 22> x',
    [
      'space-unencoded 10-11 10-11 %20: detail=after-slash',
      'character-unencoded 13-14 13-14 %3E: character=> meant=%3E',
      'space-unencoded 14-15 14-15 %20',
    ],
  ],
  ['https://a/ &', ['text-around-url 10-12 10-12 : after=text url=https://a/']],
  [
    'https://a/ x HTTP/1',
    ['space-unencoded 10-11 10-11 %20: detail=after-slash', 'space-unencoded 12-13 12-13 %20'],
  ],
  ['https://a/b" c="d" e', ['text-around-url 11-20 11-20 : after=text url=https://a/b']],
  [
    'https://a/ x" y="z"',
    [
      'space-unencoded 10-11 10-11 %20: detail=after-slash',
      'text-around-url 12-19 12-19 : after=text url=https://a/ x',
    ],
  ],
  ["https://a/'x", []],
  ["https://a/'>", ['character-unencoded 11-12 11-12 %3E: character=> detail=stray meant=%3E']],
  ['https://a/"}', ['text-around-url 10-12 10-12 : after=text url=https://a/']],
  ['https://a/"/', ['text-around-url 10-12 10-12 : after=text url=https://a/']],
  [
    'https://a/""b"',
    [
      'character-unencoded 10-11 10-11 %22: character=" meant=%22',
      'character-unencoded 11-12 11-12 %22: character=" meant=%22',
      'character-unencoded 13-14 13-14 %22: character=" detail=stray meant=%22',
    ],
  ],
  ['https://a/](ftp://b)', ['text-around-url 10-20 10-20 : after=text url=https://a/']],
  ['https://a/](mailto:b)', ['text-around-url 10-21 10-21 : after=text url=https://a/']],
  ['https://a/<br x>', ['text-around-url 10-16 10-16 : after=text url=https://a/']],
  ['https://a/<brx>', ['part-placeholder 10-15: written=<brx> detail=angle-brackets']],
  [
    'https://a/</1>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 13-14 13-14 %3E: character=> meant=%3E',
    ],
  ],
  ['https://a/</b1>', ['text-around-url 10-15 10-15 : after=text url=https://a/']],
  [
    'https://a/</b c>',
    [
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'space-unencoded 13-14 13-14 %20',
      'character-unencoded 15-16 15-16 %3E: character=> meant=%3E',
    ],
  ],
  [
    ' mailto:<a@b>',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'text-around-url 8-9 8-9 : meant=mailto:a@b',
      'text-around-url 12-13 12-13 : meant=mailto:a@b',
    ],
  ],
  [
    'xmailto:A <a@b>',
    [
      'space-unencoded 9-10 9-10 %20',
      'character-unencoded 10-11 10-11 %3C: character=< meant=%3C',
      'character-unencoded 14-15 14-15 %3E: character=> meant=%3E',
    ],
  ],
  [
    'mailto:A <a@b>c',
    [
      'space-in-address 8-9 8-9 : detail=mailto',
      'character-unencoded 9-10 9-10 %3C: character=< meant=%3C',
      'character-unencoded 13-14 13-14 %3E: character=> meant=%3E',
    ],
  ],
  [
    `mailto:${'A'.repeat(100)}<a@b>`,
    [
      'text-around-url 7-108 7-108 : meant=mailto:a@b',
      'text-around-url 111-112 111-112 : meant=mailto:a@b',
    ],
  ],
  [
    `mailto:${'A'.repeat(101)}<a@b>`,
    [
      'character-unencoded 108-109 108-109 %3C: character=< meant=%3C',
      'character-unencoded 112-113 112-113 %3E: character=> meant=%3E',
    ],
  ],
  [
    `mailto:<${'a'.repeat(64)}@b>`,
    [
      'text-around-url 7-8 7-8 : meant=mailto:aaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaa@b',
      'text-around-url 74-75 74-75 : meant=mailto:aaaaaaaaaaaa\u2026aaaaaaaaaaaaaaaaa@b',
    ],
  ],
  [
    `mailto:<${'a'.repeat(65)}@b>`,
    [
      'character-unencoded 7-8 7-8 %3C: character=< meant=%3C',
      'character-unencoded 75-76 75-76 %3E: character=> meant=%3E',
    ],
  ],
  [
    `mailto:<a@${'b'.repeat(253)}>`,
    [
      'text-around-url 7-8 7-8 : meant=mailto:a@bbbbbbbbbb\u2026bbbbbbbbbbbbbbbbbbb',
      'text-around-url 263-264 263-264 : meant=mailto:a@bbbbbbbbbb\u2026bbbbbbbbbbbbbbbbbbb',
    ],
  ],
  [
    `mailto:<a@${'b'.repeat(254)}>`,
    [
      'character-unencoded 7-8 7-8 %3C: character=< meant=%3C',
      'character-unencoded 264-265 264-265 %3E: character=> meant=%3E',
    ],
  ],
  ['https://a/.https://b/', []],
  [
    'https://a/. https://b/',
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 12-22: urls=https://a/,https://b/',
    ],
  ],
  ['https://a/,,,https://b/', []],
  [
    'https://a/ , https://b/ ; https://c/',
    [
      'several-urls 0-10: urls=https://a/,https://b/,https://c/',
      'several-urls 13-23: urls=https://a/,https://b/,https://c/',
      'several-urls 26-36: urls=https://a/,https://b/,https://c/',
      'space-unencoded 23-24 23-24 %20: detail=after-slash',
      'space-unencoded 25-26 25-26 %20',
    ],
  ],
  [
    'https://a/\thttps://b/',
    [
      'several-urls 0-10: urls=https://a/,https://b/',
      'several-urls 11-21: urls=https://a/,https://b/',
    ],
  ],
  [
    'https://a https://b',
    ['several-urls 0-9: urls=https://a,https://b', 'several-urls 10-19: urls=https://a,https://b'],
  ],
  [
    '"https://a b.c"',
    ['text-around-url 0-1: opening=" closing="', 'text-around-url 14-15: opening=" closing="'],
  ],
  [
    "'https://a b.cc/d'",
    ["text-around-url 0-1: opening=' closing='", "text-around-url 17-18: opening=' closing='"],
  ],
  [
    '(https://a b.cc)',
    ['text-around-url 0-1: opening=( closing=)', 'text-around-url 15-16: opening=( closing=)'],
  ],
  [
    '"http://a/b c.dd"',
    [
      'text-around-url 0-1 0-1 : before=" after=text url=http://a/b',
      'text-around-url 11-17 11-17 : before=" after=text url=http://a/b',
    ],
  ],
  [
    '"https://a b.cc" x',
    [
      'text-around-url 0-1 0-1 : before=" after=text url=https://a',
      'text-around-url 10-18 10-18 : before=" after=text url=https://a',
    ],
  ],
  ['x: y https://a/', ['text-around-url 0-5 0-5 : before=text url=https://a/']],
  ['x:y https://a/', ['space-unencoded 3-4 3-4 %20']],
  ['x https://a/', ['text-around-url 0-2: before=text url=https://a/'], 'foo:b'],
  ['(https://a/)', [], 'https://h/'],
  ['a=https://b/', [], 'https://h/'],
  ['a<https://b/', ['text-around-url 0-2: before=text url=https://b/'], 'https://h/'],
  ['https://a/ (https://a/)', ['space-unencoded 10-11 10-11 %20: detail=after-slash']],
  [
    'see https://a/ https://b/ https://a/',
    [
      'several-urls 4-14: urls=https://a/,https://b/',
      'several-urls 15-25: urls=https://a/,https://b/',
    ],
  ],
  [
    '[x](https://a/) [y](https://b/)',
    [
      'several-urls 4-14: urls=https://a/,https://b/',
      'several-urls 20-30: urls=https://a/,https://b/',
    ],
  ],
  ['https://a.example\u2019', []],
  ['https://a.example,', ['text-around-url 17-18 17-18 : after=, url=https://a.example']],
  ['https://a.example;', ['text-around-url 17-18 17-18 : after=; url=https://a.example']],
  [
    'https://a.example,b',
    ['host-punctuation 17-18 17-18 .: character=, detail=comma host=a.example.b'],
  ],
  [
    'see\nhttps://a b.c/',
    ['tab-or-newline 3-4 3-4 : characters=\n', 'host-space 13-14 13-14 : character=  host=ab.c'],
  ],
  [
    'x\ty https://a/',
    [
      'text-around-url 0-4: before=text url=https://a/',
      'text-around-url 0-4 0-4 : before=text url=https://a/',
    ],
  ],
  [
    'see https://a/\t\tb',
    [
      'text-around-url 0-4: around=text url=https://a/',
      'text-around-url 14-17: around=text url=https://a/',
      'text-around-url 0-4 0-4 : around=text url=https://a/',
      'text-around-url 14-17 14-17 : around=text url=https://a/',
    ],
  ],
  [
    'https://a/\t b',
    ['tab-or-newline 10-11 10-11 : characters=\t', 'space-unencoded 11-12 11-12 %20'],
  ],
])
