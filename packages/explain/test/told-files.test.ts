// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Drive letters and files: an input, what is told of it, and its base. */
expectTold([
  ['file://c:/x', ['drive-letter-as-host 7-9 7-9 /c:: Write three slashes before the letter.']],
  ['file://c|/x', ['drive-letter-as-host 7-9 7-9 /c:']],
  [
    '/c|/x',
    [
      'character-unencoded 2-3 2-3 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
    'file:///',
  ],
  [
    'c|',
    [
      'drive-letter-relative 0-2 0-2 /c:',
      'character-unencoded 0-2 0-2 /c:: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `/c:` instead.',
    ],
    'file:///d:/',
  ],
  [
    ' c|/x',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'drive-letter-relative 1-3 1-3 /c:',
      'character-unencoded 1-3 1-3 /c:: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `/c:` instead.',
    ],
    'file:///d:/',
  ],
  [
    'file:///c|/x',
    [
      'character-unencoded 9-10 9-10 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
  ],
  [
    'file:///a|/x',
    [
      'character-unencoded 9-10 9-10 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
  ],
  [
    'file:///ab|/x',
    [
      'character-unencoded 10-11 10-11 %7C: A URL cannot contain a vertical bar (|) as it is. Write `%7C` instead.',
    ],
  ],
  [
    'file:///x/../c|/y',
    [
      'character-unencoded 14-15 14-15 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
  ],
  [
    'file:///x|/../c|/y',
    [
      'character-unencoded 9-10 9-10 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
      'character-unencoded 15-16 15-16 %7C: A URL cannot contain a vertical bar (|) as it is. Write `%7C` instead.',
    ],
  ],
  ['C:\\a', ['drive-letter-scheme 0-1 0-4 file:///C:/a: Write `file:///C:/a` instead.']],
  [
    ' C:\\a b ',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'outer-space 7-8 7-8 : There is white space after the URL: a space.',
      'drive-letter-scheme 1-2 1-7 file:///C:/a%20b: Write `file:///C:/a%20b` instead.',
    ],
  ],
  ['C:/a b', ['drive-letter-scheme 0-1 0-6 file:///C:/a%20b: Write `file:///C:/a%20b` instead.']],
  ['C://a b', ['host-space 5-6 5-6 : Write `ab`, if you mean that.']],
  [
    'ab:\\a b',
    [
      'character-unencoded 3-4 3-4 %5C: A URL cannot contain a backslash (\\) as it is. Write `%5C` instead.',
      'space-unencoded 5-6 5-6 %20',
    ],
  ],
  ['C:a b', ['space-unencoded 3-4 3-4 %20']],
  [
    `C:\\a b${'c'.repeat(62)}`,
    [
      `drive-letter-scheme 0-1 0-68 file:///C:/a%20b${'c'.repeat(62)}: Write \`file:///C:/a%20b${'c'.repeat(62)}\` instead.`,
    ],
  ],
  [`C:\\a b${'c'.repeat(68)}`, [`drive-letter-scheme 0-1 0-74 file:///C:/a%20b${'c'.repeat(68)}`]],
  [
    'C:\\a b?c#d%e\ud83d\ude00\ufffe',
    [
      'drive-letter-scheme 0-1 0-15 file:///C:/a%20b%3Fc%23d%25e\ud83d\ude00%EF%BF%BE: Write `file:///C:/a%20b%3Fc%23d%25e\ud83d\ude00%EF%BF%BE` instead.',
    ],
  ],
  [
    'file://u@h/x',
    [
      'host-delimiter 7-9 7-9 : A file: URL cannot have a user name or a password. Remove the credentials and the @. The host is then `h`.',
    ],
  ],
  [
    'file://h:80/x',
    [
      'host-delimiter 8-11 8-11 : A file: URL cannot have a port. Remove the colon and the port. The host is then `h`.',
    ],
  ],
  ['file://h:/x', ['drive-letter-as-host 7-9 7-9 /h:: Write three slashes before the letter.']],
  [
    'file://../a',
    [
      'label-empty 7-9: `..` is in the place of the host. A file: URL has no relative paths. Write three slashes and the whole path, such as `file:///home/me/a.txt`.',
    ],
  ],
  [
    'file://./a',
    [
      'label-empty 7-8: `.` is in the place of the host. A file: URL has no relative paths. Write three slashes and the whole path, such as `file:///home/me/a.txt`.',
    ],
  ],
  ['file://.../a', ['label-empty 7-10: The host has only 3 dots, and no name. Write a host.']],
  ['file://a b/c', ['host-space 8-9 8-9 : Write `ab`, if you mean that.']],
  [
    '\\\\server\\share',
    [
      'scheme-left-out 0-2 0-14 file://server/share: The input has no scheme. It looks like the path of a shared Windows folder. Write `file://server/share` instead.',
    ],
  ],
  [
    '\\\\\\\\server\\\\share',
    [
      'scheme-left-out 0-2 0-17 file://server/share: The input has no scheme. It looks like the path of a shared Windows folder. Write `file://server/share` instead.',
    ],
  ],
  [
    '\\\\\\server',
    [
      'scheme-left-out 0-0: The input begins with more than two slashes and has no scheme. If a host follows, write https:// instead of the slashes; if a path on your machine follows, write file:///.',
    ],
  ],
  [
    '\\\\?\\C:\\a',
    [
      'scheme-left-out 0-2 0-8 file:///C:/a: The input has no scheme. It looks like the path of a file on Windows. Write `file:///C:/a` instead.',
    ],
  ],
  [
    '\\\\.\\C:\\a',
    [
      'scheme-left-out 0-2 0-8 file:///C:/a: The input has no scheme. It looks like the path of a file on Windows. Write `file:///C:/a` instead.',
    ],
  ],
  [
    '\\\\.\\COM1',
    [
      'scheme-left-out 0-0: The input has no scheme. It looks like the path of a device on Windows, which has no URL. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    `\\\\s\\${'a'.repeat(73)}`,
    [
      `scheme-left-out 0-2 0-77 file://s/${'a'.repeat(73)}: The input has no scheme. It looks like the path of a shared Windows folder. Write it as a file: URL, with slashes instead of the backslashes.`,
    ],
  ],
  [
    `\\\\s\\${'a'.repeat(74)}`,
    [
      `scheme-left-out 0-2 0-78 file://s/${'a'.repeat(74)}: The input has no scheme. It looks like the path of a shared Windows folder. Write it as a file: URL, with slashes instead of the backslashes.`,
    ],
  ],
  [
    'file:\\\\s\\t',
    ['slashes-reversed 5-6 5-6 /', 'slashes-reversed 6-7 6-7 /', 'slashes-reversed 8-9 8-9 /'],
  ],
  [
    'file:\\s',
    [
      'slashes-left-out 5-6 5-6 ///: There is one backslash after the scheme, where slashes belong. Write `///` instead of it.',
      'slashes-reversed 5-6 5-6 /',
    ],
  ],
  [
    'file:s',
    [
      'slashes-left-out 5-5 5-5 ///: There is no slash after the scheme, where three belong. Write `///` after the colon.',
    ],
  ],
  [
    'file:/s',
    [
      'slashes-left-out 6-6 5-6 ///: There is one slash after the scheme, where three belong. Write two more slashes after it.',
    ],
  ],
  [
    'file://a:80/',
    [
      'host-delimiter 8-11 8-11 : A file: URL cannot have a port. Remove the colon and the port. The host is then `a`.',
    ],
  ],
  [
    'file://a:b/',
    ['host-delimiter 8-9 8-9 : A host cannot contain a colon (:). Write `ab`, if you mean that.'],
  ],
  [
    'file://a@b:80/',
    [
      'host-delimiter 7-9: A file: URL cannot have a user name or a password. Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'file://@/',
    [
      'host-delimiter 7-8 7-8 : A file: URL cannot have a user name or a password. Remove the credentials and the @.',
    ],
  ],
  ['xfile://a:80/', []],
  [
    ' file://a:80/',
    [
      'outer-space 0-1 0-1 : There is white space before the URL: a space.',
      'host-delimiter 9-12 9-12 : A file: URL cannot have a port. Remove the colon and the port. The host is then `a`.',
    ],
  ],
  [
    'file://a%40b/',
    [
      'host-percent-encoded 8-11: `%40` decodes to an at sign (@), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 8-11: `%40` decodes to an at sign (@), which a host cannot contain. It may be an attempt to show one host and lead to another. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'cc|/x',
    [
      'scheme-left-out 0-0: If `cc|` is a host, write https:// before it; if it is a path, write the whole URL, or resolve the path against the URL of its page.',
    ],
  ],
  [
    'file:c|',
    [
      'slashes-left-out 5-5: There is no slash after the scheme, where three belong. If a host follows, write two slashes after the colon; if a path follows, leave out the scheme and the colon.',
      'drive-letter-relative 5-7 5-7 /c:',
      'character-unencoded 6-7 6-7 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
    'file:///d:/',
  ],
  [
    '/c|',
    [
      'character-unencoded 2-3 2-3 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
    'file:///d:/',
  ],
  [
    'x/../c|',
    [
      'character-unencoded 6-7 6-7 %7C: A URL cannot contain a vertical bar (|) as it is. Remove it, or write `%7C` if it belongs there.',
    ],
    'file:///d/',
  ],
  [
    `../c${'\t'.repeat(77)}|`,
    [
      'tab-or-newline 4-81 4-81 : The URL contains 77 tabs, which the parser removes.',
      'character-unencoded 81-82 81-82 :: After a Windows drive letter comes a colon, and not a vertical bar (|). Write `:` instead.',
    ],
    'file:///d/',
  ],
  [
    `../c${'\t'.repeat(78)}|`,
    [
      'tab-or-newline 4-82 4-82 : The URL contains 78 tabs, which the parser removes.',
      'character-unencoded 82-83 82-83 %7C: A URL cannot contain a vertical bar (|) as it is. Remove it, or write `%7C` if it belongs there.',
    ],
    'file:///d/',
  ],
  [
    '  C:\\a',
    [
      'outer-space 0-2 0-2 : There is white space before the URL: 2 spaces.',
      'drive-letter-scheme 2-3 2-6 file:///C:/a: Write `file:///C:/a` instead.',
    ],
  ],
  ['C:\\a#b', ['drive-letter-scheme 0-1 0-6 file:///C:/a%23b: Write `file:///C:/a%23b` instead.']],
  [
    '1:\\a b',
    [
      'scheme-start 0-1: A scheme begins with a letter from a to z, and not with the digit 1. Write the whole URL, such as `https://example.com/`.',
    ],
  ],
  [
    'C:\\\\server\\a b',
    [
      'drive-letter-scheme 0-1 0-14 file:///C:/server/a%20b: Write `file:///C:/server/a%20b` instead.',
    ],
  ],
])
