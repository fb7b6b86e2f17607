// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Drive letters and files: an input, what is told of it, and its base. */
expectTold([
  ['file://c:/x', ['drive-letter-as-host 7-9 7-9 /c:: detail=colon']],
  ['file://c|/x', ['drive-letter-as-host 7-9 7-9 /c:']],
  ['/c|/x', ['character-unencoded 2-3 2-3 :: detail=drive-letter meant=:'], 'file:///'],
  [
    'c|',
    [
      'drive-letter-relative 0-2 0-2 /c:',
      'character-unencoded 0-2 0-2 /c:: detail=drive-letter meant=/c:',
    ],
    'file:///d:/',
  ],
  [
    ' c|/x',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'drive-letter-relative 1-3 1-3 /c:',
      'character-unencoded 1-3 1-3 /c:: detail=drive-letter meant=/c:',
    ],
    'file:///d:/',
  ],
  ['file:///c|/x', ['character-unencoded 9-10 9-10 :: detail=drive-letter meant=:']],
  ['file:///a|/x', ['character-unencoded 9-10 9-10 :: detail=drive-letter meant=:']],
  ['file:///ab|/x', ['character-unencoded 10-11 10-11 %7C: character=| meant=%7C']],
  ['file:///x/../c|/y', ['character-unencoded 14-15 14-15 :: detail=drive-letter meant=:']],
  [
    'file:///x|/../c|/y',
    [
      'character-unencoded 9-10 9-10 :: detail=drive-letter meant=:',
      'character-unencoded 15-16 15-16 %7C: character=| meant=%7C',
    ],
  ],
  ['C:\\a', ['drive-letter-scheme 0-1 0-4 file:///C:/a: meant=file:///C:/a']],
  [
    ' C:\\a b ',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'outer-space 7-8 7-8 : detail=white-space-after characters= ',
      'drive-letter-scheme 1-2 1-7 file:///C:/a%20b: meant=file:///C:/a%20b',
    ],
  ],
  ['C:/a b', ['drive-letter-scheme 0-1 0-6 file:///C:/a%20b: meant=file:///C:/a%20b']],
  ['C://a b', ['host-space 5-6 5-6 : character=  host=ab']],
  [
    'ab:\\a b',
    ['character-unencoded 3-4 3-4 %5C: character=\\ meant=%5C', 'space-unencoded 5-6 5-6 %20'],
  ],
  ['C:a b', ['space-unencoded 3-4 3-4 %20']],
  [
    `C:\\a b${'c'.repeat(62)}`,
    [
      'drive-letter-scheme 0-1 0-68 file:///C:/a%20bcccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc: meant=file:///C:/a%20bccc\u2026ccccccccccccccccccc',
    ],
  ],
  [
    `C:\\a b${'c'.repeat(68)}`,
    [
      'drive-letter-scheme 0-1 0-74 file:///C:/a%20bcccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc',
    ],
  ],
  [
    'C:\\a b?c#d%e\ud83d\ude00\ufffe',
    [
      'drive-letter-scheme 0-1 0-15 file:///C:/a%20b%3Fc%23d%25e\u{1f600}%EF%BF%BE: meant=file:///C:/a%20b%3Fc%23d%25e\u{1f600}%EF%BF%BE',
    ],
  ],
  ['file://u@h/x', ['host-delimiter 7-9 7-9 : detail=credentials host=h']],
  ['file://h:80/x', ['host-delimiter 8-11 8-11 : detail=port host=h']],
  ['file://h:/x', ['drive-letter-as-host 7-9 7-9 /h:: detail=colon']],
  ['file://../a', ['label-empty 7-9: host=..']],
  ['file://./a', ['label-empty 7-8: host=.']],
  ['file://.../a', ['label-empty 7-10: detail=no-name n=3']],
  ['file://a b/c', ['host-space 8-9 8-9 : character=  host=ab']],
  [
    '\\\\server\\share',
    [
      'scheme-left-out 0-2 0-14 file://server/share: detail=shared-folder meant=file://server/share',
    ],
  ],
  [
    '\\\\\\\\server\\\\share',
    [
      'scheme-left-out 0-2 0-17 file://server/share: detail=shared-folder meant=file://server/share',
    ],
  ],
  ['\\\\\\server', ['scheme-left-out 0-0: detail=more-slashes']],
  [
    '\\\\?\\C:\\a',
    ['scheme-left-out 0-2 0-8 file:///C:/a: detail=windows-file meant=file:///C:/a'],
  ],
  [
    '\\\\.\\C:\\a',
    ['scheme-left-out 0-2 0-8 file:///C:/a: detail=windows-file meant=file:///C:/a'],
  ],
  ['\\\\.\\COM1', ['scheme-left-out 0-0: detail=windows-device']],
  [
    `\\\\s\\${'a'.repeat(73)}`,
    [
      'scheme-left-out 0-2 0-77 file://s/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: detail=shared-folder',
    ],
  ],
  [
    `\\\\s\\${'a'.repeat(74)}`,
    [
      'scheme-left-out 0-2 0-78 file://s/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: detail=shared-folder',
    ],
  ],
  [
    'file:\\\\s\\t',
    ['slashes-reversed 5-6 5-6 /', 'slashes-reversed 6-7 6-7 /', 'slashes-reversed 8-9 8-9 /'],
  ],
  [
    'file:\\s',
    ['slashes-left-out 5-6 5-6 ///: detail=backslash meant=///', 'slashes-reversed 5-6 5-6 /'],
  ],
  ['file:s', ['slashes-left-out 5-5 5-5 ///: detail=none-of-three meant=///']],
  ['file:/s', ['slashes-left-out 6-6 5-6 ///: detail=one-of-three']],
  ['file://a:80/', ['host-delimiter 8-11 8-11 : detail=port host=a']],
  ['file://a:b/', ['host-delimiter 8-9 8-9 : character=: host=ab']],
  ['file://a@b:80/', ['host-delimiter 7-9: detail=other-host']],
  ['file://@/', ['host-delimiter 7-8 7-8 : detail=credentials']],
  ['xfile://a:80/', []],
  [
    ' file://a:80/',
    [
      'outer-space 0-1 0-1 : detail=white-space-before characters= ',
      'host-delimiter 9-12 9-12 : detail=port host=a',
    ],
  ],
  [
    'file://a%40b/',
    [
      'host-percent-encoded 8-11: written=%40 character=@',
      'host-delimiter 8-11: written=%40 character=@ detail=two-hosts',
    ],
  ],
  ['cc|/x', ['scheme-left-out 0-0: host=cc|']],
  [
    'file:c|',
    [
      'slashes-left-out 5-5: detail=none-of-three',
      'drive-letter-relative 5-7 5-7 /c:',
      'character-unencoded 6-7 6-7 :: detail=drive-letter meant=:',
    ],
    'file:///d:/',
  ],
  ['/c|', ['character-unencoded 2-3 2-3 :: detail=drive-letter meant=:'], 'file:///d:/'],
  [
    'x/../c|',
    ['character-unencoded 6-7 6-7 %7C: character=| detail=stray meant=%7C'],
    'file:///d/',
  ],
  [
    `../c${'\t'.repeat(77)}|`,
    [
      'tab-or-newline 4-81 4-81 : characters=77 tabs',
      'character-unencoded 81-82 81-82 :: detail=drive-letter meant=:',
    ],
    'file:///d/',
  ],
  [
    `../c${'\t'.repeat(78)}|`,
    [
      'tab-or-newline 4-82 4-82 : characters=78 tabs',
      'character-unencoded 82-83 82-83 %7C: character=| detail=stray meant=%7C',
    ],
    'file:///d/',
  ],
  [
    '  C:\\a',
    [
      'outer-space 0-2 0-2 : detail=white-space-before characters=2 spaces',
      'drive-letter-scheme 2-3 2-6 file:///C:/a: meant=file:///C:/a',
    ],
  ],
  ['C:\\a#b', ['drive-letter-scheme 0-1 0-6 file:///C:/a%23b: meant=file:///C:/a%23b']],
  ['1:\\a b', ['scheme-start 0-1: character=1']],
  [
    'C:\\\\server\\a b',
    ['drive-letter-scheme 0-1 0-14 file:///C:/server/a%20b: meant=file:///C:/server/a%20b'],
  ],
])
