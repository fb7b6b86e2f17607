// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** Hosts: an input, what is told of it, and its base. */
expectTold([
  ['https://a[.]b/', ['host-defanged 9-12']],
  ['https://a[DOT]b/', ['host-defanged 9-14']],
  [
    'https:/a[.]b/',
    [
      'slashes-left-out 7-7 6-7 //: There is one slash after the scheme, where two belong. Write a second slash after it.',
      'host-delimiter 8-9 8-9 : A host cannot contain an opening bracket ([). Write `a.b`, if you mean that.',
      'host-delimiter 10-11 10-11 : A host cannot contain a closing bracket (]). Write `a.b`, if you mean that.',
    ],
  ],
  [
    'https://a(dot)b/',
    [
      'host-punctuation 9-10: The rules for host names do not allow an opening parenthesis.',
      'host-punctuation 13-14: The rules for host names do not allow a closing parenthesis.',
    ],
  ],
  [
    'https://a/?[.]',
    [
      'character-unencoded 11-12 11-12 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'character-unencoded 13-14 13-14 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  ['foo://a[.]b', ['host-defanged 7-10']],
  [
    'hxxp:a[.]b',
    [
      'character-unencoded 6-7 6-7 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'character-unencoded 8-9 8-9 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  [`https://${'a'.repeat(297)}[.]b/`, ['host-defanged 305-308']],
  [
    `https://${'a'.repeat(298)}[.]b/`,
    [
      'host-delimiter 306-307: A host cannot contain an opening bracket ([). Write another host: letters, digits and hyphens, with dots between.',
      'host-delimiter 308-309: A host cannot contain a closing bracket (]). Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'foo://a b<c\u0001>/',
    [
      'host-space 7-8',
      'host-placeholder 9-13: `<c\\u0001>` looks like a placeholder that was not filled in.',
    ],
  ],
  [
    'foo://a\\b',
    [
      'host-delimiter 7-8 7-8 /: A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one. Write / instead of \\. The host is then `a`.',
    ],
  ],
  ['foo://{x} y/', ['host-space 9-10 9-10 : Write `{x}y`, if you mean that.']],
  ['foo://a:b/', ['port-character 8-9: A port has only the digits 0 to 9, and not the letter b.']],
  [
    'foo://a\u007f',
    [
      'control-unencoded 7-8 7-8 %7F: A URL cannot contain the control character DEL (U+007F) as it is. Remove it, or write `%7F` if it belongs there.',
    ],
  ],
  [
    'foo://a%zz%4\t1%%20',
    [
      'tab-or-newline 12-13 12-13 : The URL contains a tab, which the parser removes.',
      'percent-bare 7-8 7-8 %25',
      'percent-bare 14-15 14-15 %25',
    ],
  ],
  [
    'foo://\ud83f\udfff\u00e9 ',
    [
      'outer-space 9-10 9-10 : There is white space after the URL: a space.',
      'control-unencoded 6-8 6-8 %F0%9F%BF%BF: A URL cannot contain the noncharacter U+1FFFF as it is. Remove it, or write `%F0%9F%BF%BF` if it belongs there.',
    ],
  ],
  [
    'https://a|b/',
    [
      'host-forbidden-character 9-10 9-10 : A host cannot contain a vertical bar (|). Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a^b/',
    [
      'host-forbidden-character 9-10 9-10 : A host cannot contain a circumflex (^). Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a%3Cb/',
    [
      'host-percent-encoded 9-12: `%3C` decodes to a less-than sign (<), which a host cannot contain. Write only the name of the host that you mean.',
      'host-forbidden-character 9-12 9-12 : `%3C` decodes to a less-than sign (<), which a host cannot contain. Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a%3Eb/',
    [
      'host-percent-encoded 9-12: `%3E` decodes to a greater-than sign (>), which a host cannot contain. Write only the name of the host that you mean.',
      'host-forbidden-character 9-12 9-12 : `%3E` decodes to a greater-than sign (>), which a host cannot contain. Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a%00b/',
    [
      'host-percent-encoded 9-12: `%00` decodes to the control character U+0000, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12: `%00` decodes to the control character U+0000, which a host cannot contain. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a%7f/',
    [
      'host-percent-encoded 9-12: `%7f` decodes to the control character DEL (U+007F), which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12 9-12 : `%7f` decodes to the control character DEL (U+007F), which a host cannot contain. Write `a`, if you mean that.',
    ],
  ],
  [
    'https://a%01/',
    [
      'host-percent-encoded 9-12: `%01` decodes to the control character U+0001, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12 9-12 : `%01` decodes to the control character U+0001, which a host cannot contain. Write `a`, if you mean that.',
    ],
  ],
  [
    'https://a%1f/',
    [
      'host-percent-encoded 9-12: `%1f` decodes to the control character U+001F, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12 9-12 : `%1f` decodes to the control character U+001F, which a host cannot contain. Write `a`, if you mean that.',
    ],
  ],
  [
    'https://a%20b/',
    [
      'host-percent-encoded 9-12: `%20` decodes to a space, which a host cannot contain. Write only the name of the host that you mean.',
      'host-space 9-12 9-12 : `%20` decodes to a space, which a host cannot contain. Write `ab`, if you mean that.',
    ],
  ],
  ['https://a b/', ['host-space 9-10 9-10 : Write `ab`, if you mean that.']],
  [
    'https://a%25b/',
    [
      'host-percent-encoded 9-12: `%25` decodes to a percent sign (%), which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-sign 9-12 9-12 : `%25` decodes to a percent sign (%), which a host cannot contain. Write `ab`, if you mean that.',
    ],
  ],
  ['https://', ['host-left-out 8-8']],
  [
    'https:',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-left-out 6-6: Write `//` and a host after the colon.',
    ],
  ],
  [
    'https:/',
    [
      'slashes-left-out 7-7 6-7 //: There is one slash after the scheme, where two belong. Write a second slash after it.',
      'host-left-out 7-7: Write `//` and a host after the colon.',
    ],
  ],
  ['https:\\\\', ['slashes-reversed 6-7 6-7 /', 'slashes-reversed 7-8 7-8 /', 'host-left-out 8-8']],
  [
    'https://:80',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  [
    'https:://a',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-left-out 6-7 6-7 : There are two colons after the scheme. The second begins a port, so the host is missing. Remove the second colon.',
    ],
  ],
  [
    'https:::/a',
    [
      'slashes-left-out 6-6 6-6 //: There is no slash after the scheme, where two belong. Write `//` after the colon.',
      'host-left-out 6-6: The host is missing before the port. Write a host before the colon.',
    ],
  ],
  [
    'https://u@',
    [
      'user-name 8-10',
      'host-left-out 10-10: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  ['https://?x', ['host-left-out 8-8']],
  ['https://#', ['host-left-out 8-8']],
  [
    'foo://:80',
    ['host-left-out 6-6: The host is missing before the port. Write a host before the colon.'],
  ],
  [
    'foo://u@',
    [
      'user-name 6-8',
      'host-left-out 8-8: The host is missing: everything before the @ is a user name or a password. Write a host after the @.',
    ],
  ],
  [
    'foo://u@:80/',
    [
      'user-name 6-8',
      'host-left-out 8-8: The host is missing before the port. Write a host before the colon.',
    ],
  ],
  [
    'https:\\\\:80',
    [
      'slashes-reversed 6-7 6-7 /',
      'slashes-reversed 7-8 7-8 /',
      'host-left-out 8-8: The host is missing before the port. Write a host before the colon.',
    ],
  ],
  [
    'https://a%41b/',
    [
      'host-percent-encoded 9-12 9-12 A: `%41` decodes to `A`, which is what the parser reads. Write `A` instead.',
    ],
  ],
  [
    'https://%41%42/',
    [
      'host-percent-encoded 8-14 8-14 AB: `%41%42` decodes to `AB`, which is what the parser reads. Write `AB` instead.',
    ],
  ],
  [
    'https://a%C2%AD/',
    [
      'host-percent-encoded 9-15 9-15 : `%C2%AD` decodes to a soft hyphen (U+00AD), which is ignored. Remove it.',
    ],
  ],
  [
    'https://%C3%A9.example/',
    [
      'host-percent-encoded 8-14 8-14 \u00e9: `%C3%A9` decodes to `\u00e9`, which is what the parser reads. Write `\u00e9` instead.',
    ],
  ],
  [
    'https://%F0%9F%98%80.ws/',
    [
      'host-percent-encoded 8-20 8-20 \ud83d\ude00: `%F0%9F%98%80` decodes to `\ud83d\ude00`, which is what the parser reads. Write `\ud83d\ude00` instead.',
    ],
  ],
  [
    'https://%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61/',
    [
      `host-percent-encoded 8-68 8-68 ${'a'.repeat(20)}: \`%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61\` decodes to \`${'a'.repeat(20)}\`, which is what the parser reads. Write \`${'a'.repeat(20)}\` instead.`,
    ],
  ],
  [
    'https://%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61/',
    [
      `host-percent-encoded 8-71 8-71 ${'a'.repeat(21)}: \`%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61%61\` decodes to the letter a, which is what the parser reads.`,
    ],
  ],
  [
    'https://a%2Eb/',
    [
      'host-percent-encoded 9-12 9-12 .: `%2E` decodes to `.`, which is what the parser reads. Write `.` instead.',
    ],
  ],
  [
    'https://%E2%80%8Ba/',
    [
      'host-percent-encoded 8-17 8-17 : `%E2%80%8B` decodes to a zero-width space (U+200B), which is ignored. Remove it.',
    ],
  ],
  [
    'https://a%FFb/',
    [
      'host-percent-encoded 9-12: `%FF` decodes to a replacement character (U+FFFD), which a host cannot contain. Write only the name of the host that you mean.',
      'host-not-utf8 9-12',
    ],
  ],
  [
    'https://u:p@%41/',
    [
      'password 8-12 8-12 ',
      'host-percent-encoded 12-15 12-15 A: `%41` decodes to `A`, which is what the parser reads. Write `A` instead.',
    ],
  ],
  [
    'https://%41:80/',
    [
      'host-percent-encoded 8-11 8-11 A: `%41` decodes to `A`, which is what the parser reads. Write `A` instead.',
    ],
  ],
  [
    'https://[host]/',
    ['host-placeholder 8-14: `[host]` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://[your-host]/',
    ['host-placeholder 8-19: `[your-host]` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://[my_ip]/',
    ['host-placeholder 8-15: `[my_ip]` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://[server:80]/',
    [
      'ipv6-name-in-brackets 8-19 8-19 server:80: Only an IPv6 address is written in brackets, and `server:80` is not one. Write `server`, if you mean that.',
    ],
  ],
  [
    'https://[hostx]/',
    [
      'ipv6-name-in-brackets 8-15 8-15 hostx: Only an IPv6 address is written in brackets, and `hostx` is not one. Write `hostx`, if you mean that.',
    ],
  ],
  [
    'https://{host}',
    ['host-placeholder 8-14: `{host}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://{host}:80/',
    ['host-placeholder 8-14: `{host}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://{host',
    [
      'host-punctuation 8-9 8-9 : The rules for host names do not allow an opening brace ({). Remove it. The host is then `host`.',
    ],
  ],
  [
    'https://a{b}c.example/',
    ['host-placeholder 9-12: `{b}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://$HOST/',
    ['host-placeholder 8-13: `$HOST` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://$HOST-x/',
    ['host-placeholder 8-13: `$HOST` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a.$HOST.b/',
    ['host-placeholder 10-15: `$HOST` looks like a placeholder that was not filled in.'],
  ],
  [
    'foo://{a}/',
    [
      'part-placeholder 6-9: `{a}` looks like a placeholder. Write the value that belongs there; if `{a}` is meant, write %7B and %7D for the brackets.',
    ],
  ],
  [
    'https://:{port}/',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  [
    'https://{a}:{b}/',
    [
      'host-placeholder 8-11: `{a}` looks like a placeholder that was not filled in.',
      'port-character 12-15: `{b}` looks like a placeholder that was not filled in, and a port is a number. Write the number of the port.',
    ],
  ],
  [
    'https://{{a}}.{b}.example/',
    [
      'host-placeholder 8-13: `{{a}}` looks like a placeholder that was not filled in.',
      'host-placeholder 14-17: `{b}` looks like a placeholder that was not filled in.',
    ],
  ],
  [
    'https://%7Bhost%7D.example/',
    [
      'host-percent-encoded 8-11 8-11 {: `%7B` decodes to `{`, which is what the parser reads. Write `{` instead.',
      'host-percent-encoded 15-18 15-18 }: `%7D` decodes to `}`, which is what the parser reads. Write `}` instead.',
      'host-placeholder 8-18: `%7Bhost%7D` looks like a placeholder that was not filled in.',
    ],
  ],
  [
    'https://%%HOST%%/',
    ['host-placeholder 8-16: `%%HOST%%` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a%d/',
    [
      'host-percent-sign 9-10 9-11 : Remove `%d`, which is half of a percent-encoded byte. The host is then `a`.',
    ],
  ],
  [
    'https://%d.example/',
    ['host-placeholder 8-10: `%d` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://__A__/',
    ['host-placeholder 8-13: `__A__` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://<a>/',
    [
      'host-forbidden-character 8-9 8-9 : A host cannot contain a less-than sign (<). Remove it. The host is then `a`.',
      'host-forbidden-character 10-11 10-11 : A host cannot contain a greater-than sign (>). Remove it. The host is then `a`.',
    ],
  ],
  [
    'https://{a.com}/',
    [
      'host-punctuation 8-9 8-9 : The rules for host names do not allow an opening brace ({). Remove it. The host is then `a.com`.',
      'host-punctuation 14-15 14-15 : The rules for host names do not allow a closing brace (}). Remove it. The host is then `a.com`.',
    ],
  ],
  [
    'https://{a.dev}/',
    ['host-placeholder 8-15: `{a.dev}` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://-a-/',
    [
      'hyphen-at-start 8-9 8-9 : Write `a`, if you mean that.',
      'hyphen-at-end 10-11 10-11 : Write `a`, if you mean that.',
    ],
  ],
  ['https://--a/', ['hyphen-at-start 8-10 8-10 : Write `a`, if you mean that.']],
  ['https://a---/', ['hyphens-third-fourth 10-12', 'hyphen-at-end 9-12']],
  ['https://ab---c/', ['hyphens-third-fourth 10-13']],
  ['https://ab--c--d/', ['hyphens-third-fourth 10-12']],
  [
    'https://a....b/',
    [
      'label-empty 9-13 9-13 .: The host has 4 dots in a row. Write one dot instead. The host is then `a.b`.',
    ],
  ],
  [
    'https://....a/',
    ['label-empty 8-12 8-12 : The host begins with 4 dots. Remove the dots. The host is then `a`.'],
  ],
  [
    'https://a.../',
    [
      'label-empty 9-12 9-12 : The host ends with 3 dots. Remove the dots at the end. The host is then `a`.',
    ],
  ],
  [
    'https://a../',
    [
      'label-empty 9-11 9-11 : The host ends with 2 dots. Remove the dots at the end. The host is then `a`.',
    ],
  ],
  ['https://a./', ['host-final-dot 9-10 9-10 : Write `a`, if you mean that.']],
  ['https://./', ['label-empty 8-9: The host has only a dot, and no name. Write a host.']],
  ['https://../', ['label-empty 8-10: The host has only 2 dots, and no name. Write a host.']],
  ['https://.../', ['label-empty 8-11: The host has only 3 dots, and no name. Write a host.']],
  ['https://..../', ['label-empty 8-12: The host has only 4 dots, and no name. Write a host.']],
  [
    'https://a\u3002\u3002b/',
    [
      'label-empty 9-11 9-11 。: The host has 2 dots in a row. Write one dot instead. The host is then `a。b`.',
    ],
  ],
  [
    'https://.%2ea/',
    [
      'host-percent-encoded 9-12 9-12 .: `%2e` decodes to `.`, which is what the parser reads. Write `.` instead.',
      'label-empty 8-12 8-12 : The host begins with 2 dots. Remove the dots. The host is then `a`.',
    ],
  ],
  [
    'https://0x1./',
    [
      'host-final-dot 11-12 11-12 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 11-12 11-12 ',
      'ipv4-parts-left-out 8-12 8-12 0.0.0.1: The host is the address `0.0.0.1`, written as a hexadecimal number. Write all four parts: `0.0.0.1`.',
      'ipv4-part-hexadecimal 8-11 8-12 0.0.0.1: `0x1` is hexadecimal, because it begins with 0x: in decimal, it is 1. Write all four parts: `0.0.0.1`.',
    ],
  ],
  [
    'https://a.0x./',
    [
      'host-final-dot 12-13 12-13 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 12-13 12-13 ',
      'ipv4-parts-left-out 8-13: An IPv4 address has four parts; this one has 2, so that `0x` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-9: The last part of the host, `0x`, is a way to write 0, so the host is an IPv4 address. Its part `a` is not a number.',
    ],
  ],
  [
    'https://1.2.3.4%2e/',
    [
      'host-percent-encoded 15-18 15-18 .: `%2e` decodes to `.`, which is what the parser reads. Write `.` instead.',
      'host-final-dot 15-18 15-18 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 15-18 15-18 ',
    ],
  ],
  ['https://a.\u00ad.b/', ['label-empty 9-10 9-10 : Write `a\u00ad.b`, if you mean that.']],
  ['https://\u00ad.a/', ['label-empty 9-10 9-10 : Write `\u00ada`, if you mean that.']],
  [`https://${'a'.repeat(63)}/`, []],
  [
    `https://${'a'.repeat(64)}/`,
    [
      'label-too-long 8-72: A part of a domain between two dots cannot be longer than 63 characters; this one has 64.',
    ],
  ],
  [
    `https://${'\u00e9'.repeat(60)}/`,
    [
      'label-too-long 8-68: A part of a domain between two dots cannot be longer than 63 characters; in ASCII, this one has 66.',
    ],
  ],
  [`https://${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.b/`, []],
  [
    `https://${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.bb/`,
    ['host-name-too-long 8-262: A domain cannot be longer than 253 characters; this one has 254.'],
  ],
  [
    `https://\u00e9.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.${'a'.repeat(62)}.b/`,
    [
      'host-name-too-long 8-263: A domain cannot be longer than 253 characters; in ASCII, this one has 261.',
    ],
  ],
  [
    'https://a,b/',
    [
      'host-punctuation 9-10 9-10 .: The rules for host names do not allow a comma (,). Write a dot instead of the comma. The host is then `a.b`.',
    ],
  ],
  [
    'https://a.example,b.example/',
    [
      'host-punctuation 17-18: The rules for host names do not allow a comma (,). Write one host only.',
    ],
  ],
  [
    'https://a%2Cb/',
    [
      'host-percent-encoded 9-12 9-12 ,: `%2C` decodes to `,`, which is what the parser reads. Write `,` instead.',
      'host-punctuation 9-12 9-12 .: `%2C` decodes to a comma (,), which the rules for host names do not allow. Write a dot instead of the comma. The host is then `a.b`.',
    ],
  ],
  [
    'https://,a,/',
    [
      'host-punctuation 8-9 8-9 : The rules for host names do not allow a comma (,). Remove it. The host is then `a`.',
      'host-punctuation 10-11 10-11 : The rules for host names do not allow a comma (,). Remove it. The host is then `a`.',
    ],
  ],
  [
    'https://(a)/',
    [
      'host-punctuation 8-9 8-9 : The rules for host names do not allow an opening parenthesis. Remove it. The host is then `a`.',
      'host-punctuation 10-11 10-11 : The rules for host names do not allow a closing parenthesis. Remove it. The host is then `a`.',
    ],
  ],
  [
    'https://()/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an opening parenthesis.',
      'host-punctuation 9-10: The rules for host names do not allow a closing parenthesis.',
    ],
  ],
  [
    'https://"a"b/',
    [
      'host-punctuation 8-9: The rules for host names do not allow a quotation mark ("). Remove it.',
      'host-punctuation 10-11: The rules for host names do not allow a quotation mark (").',
    ],
  ],
  [
    'https://a!/',
    [
      'host-punctuation 9-10 9-10 : The rules for host names do not allow an exclamation mark (!). Remove it. The host is then `a`.',
    ],
  ],
  [
    'https://a!b/',
    ['host-punctuation 9-10: The rules for host names do not allow an exclamation mark (!).'],
  ],
  [
    'https://a*b/',
    [
      'host-punctuation 9-10: The rules for host names do not allow an asterisk (*). Write the name that the asterisk stands for: a URL leads to one host.',
    ],
  ],
  [
    'https://a;80/',
    [
      'host-punctuation 9-10 9-10 :: The rules for host names do not allow a semicolon (;). Write `a:80` instead.',
    ],
  ],
  [
    'https://a,80/',
    [
      'host-punctuation 9-10 9-10 :: The rules for host names do not allow a comma (,). Write `a:80` instead.',
    ],
  ],
  [
    'https://1.2.3.4,80/',
    [
      'host-punctuation 15-16 15-16 :: The rules for host names do not allow a comma (,). Write `1.2.3.4:80` instead.',
    ],
  ],
  [
    'https://1,80/',
    [
      'host-punctuation 9-10 9-10 .: The rules for host names do not allow a comma (,). Write a dot instead of the comma. The host is then `1.80`.',
    ],
  ],
  [
    'https://a,123456/',
    [
      'host-punctuation 9-10: The rules for host names do not allow a comma (,). Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'https://a\uff0c80/',
    [
      'host-punctuation 9-10 9-10 :: In a domain, `，` becomes `,`. The rules for host names do not allow a comma (,). Write `a:80` instead.',
    ],
  ],
  [
    'https://a&amp;b=c/',
    [
      'host-punctuation 9-10 9-14 ?: The rules for host names do not allow an ampersand (&). Begin the query with ? instead of &. The host is then `a`.',
      'host-punctuation 13-14 9-14 ?: The rules for host names do not allow a semicolon (;). Begin the query with ? instead of &. The host is then `a`.',
      'host-punctuation 15-16 9-14 ?: The rules for host names do not allow an equals sign (=). Begin the query with ? instead of &. The host is then `a`.',
    ],
  ],
  [
    'https://a&b/',
    ['host-punctuation 9-10: The rules for host names do not allow an ampersand (&).'],
  ],
  [
    'https://&b=c/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 10-11: The rules for host names do not allow an equals sign (=).',
    ],
  ],
  [
    `https://a&${'b'.repeat(60)}=/`,
    [
      'host-punctuation 9-10 9-10 ?: The rules for host names do not allow an ampersand (&). Begin the query with ? instead of &. The host is then `a`.',
      'host-punctuation 70-71 9-10 ?: The rules for host names do not allow an equals sign (=). Begin the query with ? instead of &. The host is then `a`.',
    ],
  ],
  [
    `https://a&${'b'.repeat(61)}=/`,
    [
      'label-too-long 8-72: A part of a domain between two dots cannot be longer than 63 characters; this one has 64.',
      'host-punctuation 9-10: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 71-72: The rules for host names do not allow an equals sign (=).',
    ],
  ],
  [
    'https://a&gt;/',
    [
      'host-punctuation 9-10 9-13 : The rules for host names do not allow an ampersand (&). Remove `&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 12-13 9-13 : The rules for host names do not allow a semicolon (;). Remove `&gt;`, which is HTML. The host is then `a`.',
    ],
  ],
  [
    'https://&gt;/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 11-12: The rules for host names do not allow a semicolon (;). Remove it.',
    ],
  ],
  [
    'https://a&gt;&gt;&gt;&gt;/',
    [
      'host-punctuation 9-10 9-25 : The rules for host names do not allow an ampersand (&). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 12-13 9-25 : The rules for host names do not allow a semicolon (;). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 13-14 9-25 : The rules for host names do not allow an ampersand (&). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 16-17 9-25 : The rules for host names do not allow a semicolon (;). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 17-18 9-25 : The rules for host names do not allow an ampersand (&). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 20-21 9-25 : The rules for host names do not allow a semicolon (;). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 21-22 9-25 : The rules for host names do not allow an ampersand (&). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
      'host-punctuation 24-25 9-25 : The rules for host names do not allow a semicolon (;). Remove `&gt;&gt;&gt;&gt;`, which is HTML. The host is then `a`.',
    ],
  ],
  [
    'https://a%2/',
    [
      'host-percent-sign 9-10 9-11 : Remove `%2`, which is half of a percent-encoded byte. The host is then `a`.',
    ],
  ],
  ['https://%2/', ['host-percent-sign 8-9 8-9 : Write `2`, if you mean that.']],
  ['https://a%2.b/', ['host-percent-sign 9-10 9-10 : Write `a2.b`, if you mean that.']],
  [
    'https://a.com\u202eb.com/',
    [
      'host-disallowed-character 13-14: A domain cannot contain a right-to-left override (U+202E). It may be an attempt to show one host and lead to another. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a\u202eb/',
    [
      'host-disallowed-character 9-10 9-10 : A domain cannot contain a right-to-left override (U+202E). Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a.com\u2028b.com/',
    [
      'host-disallowed-character 13-14: A domain cannot contain a line separator (U+2028). It may be an attempt to show one host and lead to another. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://example.com%23/',
    [
      'host-percent-encoded 19-22: `%23` decodes to a number sign (#), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 19-22 19-22 #: `%23` decodes to a number sign (#), which a host cannot contain. Write # instead of `%23`. The host is then `example.com`.',
    ],
  ],
  [
    'https://%23/',
    [
      'host-percent-encoded 8-11: `%23` decodes to a number sign (#), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 8-11: `%23` decodes to a number sign (#), which a host cannot contain. Write letters, digits and hyphens instead of `%23`.',
    ],
  ],
  [
    'https://a%3A80/',
    [
      'host-percent-encoded 9-12: `%3A` decodes to a colon (:), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 9-12 9-12 :: `%3A` decodes to a colon (:), which a host cannot contain. Write : instead of `%3A`. The host is then `a`.',
    ],
  ],
  [
    'https://a%3A123456/',
    [
      'host-percent-encoded 9-12: `%3A` decodes to a colon (:), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 9-12: `%3A` decodes to a colon (:), which a host cannot contain. Write letters, digits and hyphens instead of `%3A`.',
    ],
  ],
  [
    'https://a%3Ab/',
    [
      'host-percent-encoded 9-12: `%3A` decodes to a colon (:), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 9-12: `%3A` decodes to a colon (:), which a host cannot contain. Write letters, digits and hyphens instead of `%3A`.',
    ],
  ],
  [
    'https://a%2Fb.c/',
    [
      'host-percent-encoded 9-12: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 9-12 9-12 /: `%2F` decodes to a slash (/), which a host cannot contain. Write / instead of `%2F`. The host is then `a`.',
    ],
  ],
  [
    'https://a.example%2Fb.example/',
    [
      'host-percent-encoded 17-20: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 17-20: `%2F` decodes to a slash (/), which a host cannot contain. It may be an attempt to show one host and lead to another. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  ['https://a.example/b.example%2F/', []],
  [
    'https://a%0Ab/',
    [
      'host-percent-encoded 9-12: `%0A` decodes to a line feed, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12: `%0A` decodes to a line feed, which a host cannot contain. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://%0Ab/',
    [
      'host-percent-encoded 8-11: `%0A` decodes to a line feed, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 8-11 8-11 : `%0A` decodes to a line feed, which a host cannot contain. Write `b`, if you mean that.',
    ],
  ],
  [
    'https://a%0A/',
    [
      'host-percent-encoded 9-12: `%0A` decodes to a line feed, which a host cannot contain. Write only the name of the host that you mean.',
      'host-control-character 9-12 9-12 : `%0A` decodes to a line feed, which a host cannot contain. Write `a`, if you mean that.',
    ],
  ],
  [
    'https://\u2100a/',
    [
      'host-delimiter 8-9: In a domain, `℀` becomes `a/c`. A host cannot contain a slash (/). Write letters, digits and hyphens instead of `℀`.',
    ],
  ],
  [
    'https://\uff3b::1\uff3d/',
    [
      'host-delimiter 8-9 8-13 [::1]: In a domain, `［` becomes `[`. A host cannot contain an opening bracket ([). Write `[::1]` instead.',
    ],
  ],
  [
    'https://\uff3b::1]/',
    [
      'host-delimiter 8-9 8-13 [::1]: In a domain, `［` becomes `[`. A host cannot contain an opening bracket ([). Write `[::1]` instead.',
    ],
  ],
  [
    'https://\uff3bx\uff3d/',
    [
      'host-delimiter 8-9 8-9 : In a domain, `［` becomes `[`. A host cannot contain an opening bracket ([). Remove it. The host is then `x`.',
      'host-delimiter 10-11 10-11 : In a domain, `］` becomes `]`. A host cannot contain a closing bracket (]). Remove it. The host is then `x`.',
    ],
  ],
  [
    'https://a\ud800b/',
    [
      'host-disallowed-character 9-10 9-10 : A domain cannot contain the lone surrogate U+D800, which is half of a character. Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a.example @b.example/',
    [
      'credentials-like-host 8-19: The part before the @ looks like the host `a.example`, but is a user name or a password: the URL leads to `b.example`. Do not follow it. If you mean `a.example`, remove the @ and the host after it.',
    ],
  ],
  [
    'https://xn--/',
    [
      'punycode-of-ascii 8-12: A name that begins with `xn--` is a name in another script, written in ASCII, and nothing comes after `xn--` here. Write the whole name.',
    ],
  ],
  [
    'https://xn--a.b/',
    [
      'host-disallowed-character 8-13: A name that begins with `xn--` is a name in another script, written in ASCII; `xn--a` stands for `\\u0080`. A domain cannot contain the control character U+0080. Check the spelling, or choose another name.',
    ],
  ],
  [
    'https://xn--abc-.com/',
    [
      'punycode-of-ascii 8-16 8-16 abc: A name that begins with `xn--` is a name in another script, written in ASCII; `xn--abc-` stands for `abc`, which is never written this way. Write `abc` instead. The host is then `abc.com`.',
    ],
  ],
  [
    'https://xn--\u00e9.com/',
    [
      'punycode-not-ascii 12-13 8-12 : A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain é (U+00E9) as well. Write the name without `xn--`. The host is then `é.com`.',
    ],
  ],
  [
    'https://a.xn--b-\u00e9/',
    [
      'punycode-not-ascii 16-17 10-14 : A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain é (U+00E9) as well. Write the name without `xn--`. The host is then `a.b-é`.',
    ],
  ],
  [
    'https://xn--9c_a.com/',
    [
      'punycode-digit 14-15: A name that begins with `xn--` is a name in another script, written in ASCII with letters and digits (Punycode), and cannot contain an underscore (_).',
    ],
  ],
  [
    'https://xn--a!/',
    [
      'punycode-digit 13-14: A name that begins with `xn--` is a name in another script, written in ASCII with letters and digits (Punycode), and cannot contain an exclamation mark (!). Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'https://xn--a!b/',
    [
      'punycode-digit 13-14: A name that begins with `xn--` is a name in another script, written in ASCII with letters and digits (Punycode), and cannot contain an exclamation mark (!).',
    ],
  ],
  ['https://xn--mnchen-3y.de/', ['punycode-overflow 8-21']],
  [
    'https://xn--xn---epa.\u00e9/',
    [
      'punycode-of-prefix 8-20: A name that begins with `xn--` is a name in another script, written in ASCII; `xn--xn---epa` stands for `xn--\u00e9`, which is never written this way.',
    ],
  ],
  [
    'https://xn--u-ccb.com/',
    [
      'punycode-not-normalized 8-17 8-17 ü: A name that begins with `xn--` is a name in another script, written in ASCII; `xn--u-ccb` stands for `ü`, which is never written this way. Write `ü` instead. The host is then `ü.com`.',
    ],
  ],
  [
    `https://xn--${'a'.repeat(95)}-/`,
    [
      `punycode-of-ascii 8-108: A name that begins with \`xn--\` is a name in another script, written in ASCII; \`xn--${'a'.repeat(95)}-\` stands for \`${'a'.repeat(95)}\`, which is never written this way. Check the spelling, or choose another name.`,
      'label-too-long 8-108: A part of a domain between two dots cannot be longer than 63 characters; this one has 100.',
    ],
  ],
  [
    `https://xn--${'a'.repeat(96)}-/`,
    [
      `punycode-of-ascii 8-109: A name that begins with \`xn--\` is a name in another script, written in ASCII; \`xn--${'a'.repeat(96)}-\` stands for \`${'a'.repeat(96)}\`, which is never written this way. Check the spelling, or choose another name.`,
      'label-too-long 8-109: A part of a domain between two dots cannot be longer than 63 characters; this one has 101.',
    ],
  ],
  [
    'https://1\u05d0.com/',
    [
      'bidi-first-character 8-9: In a domain with letters that run from right to left, such as Hebrew or Arabic ones, each part must begin with a letter, and not with the digit 1 (condition 1 of the Bidi rule).',
    ],
  ],
  [
    'https://\u05d0a\u05d1.com/',
    [
      'bidi-right-to-left-character 9-10: A part of a domain that begins with a right-to-left letter cannot contain the letter a, which runs from left to right (condition 2 of the Bidi rule).',
    ],
  ],
  [
    'https://\u05d0!.com/',
    [
      'bidi-right-to-left-end 9-10: A part of a domain in right-to-left letters must end with a letter or a digit, and not with an exclamation mark (!) (condition 3 of the Bidi rule).',
    ],
  ],
  [
    'https://\u06271\u0661.com/',
    [
      'bidi-mixed-digits 10-11: A part of a domain has digits of two kinds, 0 to 9 and Arabic ones; the second kind begins with \u0661 (U+0661) (condition 4 of the Bidi rule).',
    ],
  ],
  [
    'https://a\u05d0.com/',
    [
      'bidi-left-to-right-character 9-10: In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part that begins with a left-to-right letter cannot contain \u05d0 (U+05D0) (condition 5 of the Bidi rule).',
    ],
  ],
  [
    'https://\u05d0.a!/',
    [
      'bidi-left-to-right-end 11-12: In a domain with letters that run from right to left, such as Hebrew or Arabic ones, a part in left-to-right letters must end with a letter or a digit, and not with an exclamation mark (!) (condition 6 of the Bidi rule).',
    ],
  ],
  [
    'https://a\u200db.com/',
    [
      'joiner-out-of-place 9-10 9-10 : The host contains an invisible character, a zero-width joiner (U+200D), which is allowed only between letters that need it, such as those of Hindi or Persian. Write `ab.com`, if you mean that.',
    ],
  ],
  [
    'https://\u0301a.com/',
    [
      'mark-at-start 8-9 8-9 : A part of a domain cannot begin with a combining accent (U+0301), which is drawn on the character before it (a combining mark). Write `a.com`, if you mean that.',
    ],
  ],
  ['https://\u00ad/', ['host-nothing-left 8-9']],
  [
    'https://%C2%AD/',
    [
      'host-percent-encoded 8-14: `%C2%AD` decodes to a soft hyphen (U+00AD), which is ignored. Write another host: letters, digits and hyphens, with dots between.',
      'host-nothing-left 8-14',
    ],
  ],
  [
    'https://a\u0378/',
    [
      'host-disallowed-character 9-10 9-10 : A domain cannot contain ͸ (U+0378). Write `a`, if you mean that.',
    ],
  ],
  [
    'https://a%EF%BF%BDb/',
    [
      'host-percent-encoded 9-18: `%EF%BF%BD` decodes to a replacement character (U+FFFD), which a host cannot contain. Write only the name of the host that you mean.',
      'host-disallowed-character 9-18 9-18 : `%EF%BF%BD` decodes to a replacement character (U+FFFD), which a domain cannot contain. Write `ab`, if you mean that.',
    ],
  ],
  ['https://a%2x/', ['host-percent-sign 9-10 9-10 : Write `a2x`, if you mean that.']],
  [
    'https://a%2/b',
    [
      'host-percent-sign 9-10 9-11 : Remove `%2`, which is half of a percent-encoded byte. The host is then `a`.',
    ],
  ],
  [
    'https://a%%/',
    [
      'host-percent-sign 9-10 9-10 : Write `a`, if you mean that.',
      'host-percent-sign 10-11 10-11 : Write `a`, if you mean that.',
    ],
  ],
  ['https://a%G1/', ['host-percent-sign 9-10 9-10 : Write `aG1`, if you mean that.']],
  [
    'https://0x./',
    [
      'host-final-dot 10-11 10-11 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 10-11 10-11 ',
      'ipv4-parts-left-out 8-11 8-11 0.0.0.0: The host is the address `0.0.0.0`, written as a hexadecimal number. Write all four parts: `0.0.0.0`.',
      'ipv4-part-hexadecimal 8-10 8-11 0.0.0.0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write all four parts: `0.0.0.0`.',
    ],
  ],
  ['https://0xg./', ['host-final-dot 11-12 11-12 : Write `0xg`, if you mean that.']],
  ['https://x1./', ['host-final-dot 10-11 10-11 : Write `x1`, if you mean that.']],
  [
    'https://a.1./',
    [
      'host-final-dot 11-12 11-12 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 11-12 11-12 ',
      'ipv4-parts-left-out 10-11: An IPv4 address has four parts; this one has 2, so that `1` fills the places of 3 parts. Write the parts that were left out.',
      'ipv4-part-not-numeric 8-9: The host ends in a number, so it is an IPv4 address. Its part `a` is not a number.',
    ],
  ],
  [
    'https://a.0x1%2e/',
    [
      'host-percent-encoded 13-16 13-16 .: `%2e` decodes to `.`, which is what the parser reads. Write `.` instead.',
      'host-final-dot 13-16 13-16 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 13-16 13-16 ',
      'ipv4-parts-left-out 8-16: An IPv4 address has four parts; this one has 2, so that `0x1` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-9: The last part of the host, `0x1`, is a hexadecimal number, so the host is an IPv4 address. Its part `a` is not a number.',
    ],
  ],
  [
    'https://&amp;b=/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 12-13: The rules for host names do not allow a semicolon (;).',
      'host-punctuation 14-15: The rules for host names do not allow an equals sign (=).',
    ],
  ],
  [
    'https://a&&b=c/',
    [
      'host-punctuation 9-10: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 10-11: The rules for host names do not allow an ampersand (&). Begin the query with ? instead of &.',
      'host-punctuation 12-13: The rules for host names do not allow an equals sign (=). Begin the query with ? instead of &.',
    ],
  ],
  [
    'https://a&b&c=d/',
    [
      'host-punctuation 9-10: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 11-12: The rules for host names do not allow an ampersand (&). Begin the query with ? instead of &.',
      'host-punctuation 13-14: The rules for host names do not allow an equals sign (=). Begin the query with ? instead of &.',
    ],
  ],
  [
    'https://a&lt;/',
    [
      'host-punctuation 9-10 9-13 : The rules for host names do not allow an ampersand (&). Remove `&lt;`, which is HTML. The host is then `a`.',
      'host-punctuation 12-13 9-13 : The rules for host names do not allow a semicolon (;). Remove `&lt;`, which is HTML. The host is then `a`.',
    ],
  ],
  [
    'https://a&nbsp;b/',
    [
      'host-punctuation 9-10: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 14-15: The rules for host names do not allow a semicolon (;).',
    ],
  ],
  [
    'https://a&copy;/',
    [
      'host-punctuation 9-10: The rules for host names do not allow an ampersand (&).',
      'host-punctuation 14-15: The rules for host names do not allow a semicolon (;). Remove it.',
    ],
  ],
  [
    'https://a<b/',
    [
      'host-forbidden-character 9-10 9-10 : A host cannot contain a less-than sign (<). Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a<bc>/',
    ['host-placeholder 9-13: `<bc>` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a<b c>/',
    [
      'host-forbidden-character 9-10 9-14 : A host cannot contain a less-than sign (<). Remove `<b c>`, which is HTML. The host is then `a`.',
      'host-space 11-12 9-14 : Remove `<b c>`, which is HTML. The host is then `a`.',
      'host-forbidden-character 13-14 9-14 : A host cannot contain a greater-than sign (>). Remove `<b c>`, which is HTML. The host is then `a`.',
    ],
  ],
  [
    'https://a<1>/',
    ['host-placeholder 9-12: `<1>` looks like a placeholder that was not filled in.'],
  ],
  [
    'https://a,1,2/',
    [
      'host-punctuation 9-10: The rules for host names do not allow a comma (,). Write another host: letters, digits and hyphens, with dots between.',
      'host-punctuation 11-12: The rules for host names do not allow a comma (,). Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'https://a;b;80/',
    [
      'host-punctuation 9-10: The rules for host names do not allow a semicolon (;).',
      'host-punctuation 11-12: The rules for host names do not allow a semicolon (;).',
    ],
  ],
  [
    'https://a;/',
    [
      'host-punctuation 9-10 9-10 : The rules for host names do not allow a semicolon (;). Remove it. The host is then `a`.',
    ],
  ],
  [
    'https://1.2.3,80/',
    [
      'host-punctuation 13-14 13-14 .: The rules for host names do not allow a comma (,). Write a dot instead of the comma. The host is then `1.2.3.80`.',
    ],
  ],
  [
    'https://\uff1a80/',
    [
      'host-delimiter 8-9: In a domain, `：` becomes `:`. A host cannot contain a colon (:). Write letters, digits and hyphens instead of `：`.',
    ],
  ],
  [
    'https://a\uff1a80/',
    [
      'host-delimiter 9-10 9-10 :: In a domain, `：` becomes `:`. A host cannot contain a colon (:). Write : instead of `：`. The host is then `a`.',
    ],
  ],
  [
    'https://a\uff1b80/',
    [
      'host-punctuation 9-10 9-10 :: In a domain, `；` becomes `;`. The rules for host names do not allow a semicolon (;). Write `a:80` instead.',
    ],
  ],
  [
    'https://a\u3000b/',
    [
      'host-space 9-10 9-10 : In a domain, an ideographic space (U+3000) becomes a space. A host cannot contain a space. Write `ab`, if you mean that.',
    ],
  ],
  [
    'https://a%7F%41/',
    [
      'host-percent-encoded 9-12: `%7F` decodes to the control character DEL (U+007F), which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-encoded 12-15: `%41` decodes to `A`, which is what the parser reads. Write `A` instead.',
      'host-control-character 9-12 9-12 : `%7F` decodes to the control character DEL (U+007F), which a host cannot contain. Write `a%41`, if you mean that.',
    ],
  ],
  [
    'https://%C3%A9%20%C3%A9/',
    [
      'host-percent-encoded 8-14: `%C3%A9` decodes to `\u00e9`, which is what the parser reads. Write `\u00e9` instead.',
      'host-percent-encoded 14-17: `%20` decodes to a space, which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-encoded 17-23: `%C3%A9` decodes to `\u00e9`, which is what the parser reads. Write `\u00e9` instead.',
      'host-space 14-17 14-17 : `%20` decodes to a space, which a host cannot contain. Write `%C3%A9%C3%A9`, if you mean that.',
    ],
  ],
  [
    'https://%E2%80%8B%41/',
    [
      'host-percent-encoded 8-20 8-20 \u200bA: `%E2%80%8B%41` decodes to `\u200bA`, which is what the parser reads. Write `\u200bA` instead.',
    ],
  ],
  [
    'https://a%C3%A9b%C3/',
    [
      'host-percent-encoded 9-15: `%C3%A9` decodes to `\u00e9`, which is what the parser reads. Write `\u00e9` instead.',
      'host-percent-encoded 16-19: `%C3` decodes to a replacement character (U+FFFD), which a host cannot contain. Write only the name of the host that you mean.',
      'host-not-utf8 16-19',
    ],
  ],
  [
    'https://a:%41/',
    [
      'port-character 10-11 10-11 : A port has only the digits 0 to 9, and not a percent sign (%). Remove it, if the port is 41.',
    ],
  ],
  ['https://a/%41', []],
  [
    'https://user%40a.example/',
    [
      'host-percent-encoded 12-15: `%40` decodes to an at sign (@), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 12-15: `%40` decodes to an at sign (@), which a host cannot contain. It may be an attempt to show one host and lead to another. Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.',
    ],
  ],
  [
    'https://a.b%2F%2Fc/',
    [
      'host-percent-encoded 11-14: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-encoded 14-17: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 11-14 11-14 /: `%2F` decodes to a slash (/), which a host cannot contain. Write / instead of `%2F`. The host is then `a.b`.',
      'host-delimiter 14-17 14-17 /: `%2F` decodes to a slash (/), which a host cannot contain. Write / instead of `%2F`. The host is then `a.b`.',
    ],
  ],
  [
    'https://a.example%3A80%2F/',
    [
      'host-percent-encoded 17-20: `%3A` decodes to a colon (:), which a host cannot contain. Write only the name of the host that you mean.',
      'host-percent-encoded 22-25: `%2F` decodes to a slash (/), which a host cannot contain. Write only the name of the host that you mean.',
      'host-delimiter 17-20: `%3A` decodes to a colon (:), which a host cannot contain. Write letters, digits and hyphens instead of `%3A`.',
      'host-delimiter 22-25: `%2F` decodes to a slash (/), which a host cannot contain. Write / instead of `%2F`.',
    ],
  ],
  [
    'https://\uff0f\uff0fa/',
    [
      'host-delimiter 8-9: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write letters, digits and hyphens instead of `／`.',
      'host-delimiter 9-10: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write / instead of `／`.',
    ],
  ],
  [
    'https://a\uff0fb/',
    [
      'host-delimiter 9-10 9-10 /: In a domain, `／` becomes `/`. A host cannot contain a slash (/). Write / instead of `／`. The host is then `a`.',
    ],
  ],
  [
    'https://\uff3b1\uff3d/',
    [
      'host-delimiter 8-9 8-9 : In a domain, `［` becomes `[`. A host cannot contain an opening bracket ([). Remove it. The host is then `1`.',
      'host-delimiter 10-11 10-11 : In a domain, `］` becomes `]`. A host cannot contain a closing bracket (]). Remove it. The host is then `1`.',
    ],
  ],
  [
    'https://\uff3b::1/',
    [
      'host-delimiter 8-9: In a domain, `［` becomes `[`. A host cannot contain an opening bracket ([). Write letters, digits and hyphens instead of `［`.',
    ],
  ],
  [
    'https://a\uff3b::1\uff3d/',
    [
      'host-delimiter 9-10 9-10 : In a domain, `［` becomes `[`. A host cannot contain an opening bracket ([). Remove it. The host is then `a`.',
    ],
  ],
  ['foo://{a} {b}/', ['host-space 9-10 9-10 : Write `{a}{b}`, if you mean that.']],
  [
    'foo://a{b c}d/',
    ['host-placeholder 7-12: `{b c}` looks like a placeholder that was not filled in.'],
  ],
  [
    'foo://a\tb|c/',
    [
      'tab-or-newline 7-8 7-8 : The URL contains a tab, which the parser removes.',
      'host-forbidden-character 9-10 9-10 : A host cannot contain a vertical bar (|). Write `abc`, if you mean that.',
    ],
  ],
  ['foo://%s/', ['percent-bare 6-7 6-7 %25']],
  [
    'foo://a\\\\b/',
    [
      'host-delimiter 7-8 7-8 /: A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one. Write / instead of \\. The host is then `a`.',
      'host-delimiter 8-9 8-9 /: A backslash is read as a slash only in http, https, ws, wss, ftp and file URLs; the host of another URL cannot contain one. Write / instead of \\. The host is then `a`.',
    ],
  ],
  [
    'foo://a[b/',
    [
      'host-delimiter 7-8 7-8 : A host cannot contain an opening bracket ([). Write `ab`, if you mean that.',
    ],
  ],
  ['https://a[dot]b[.]c/', ['host-defanged 9-14', 'host-defanged 15-18']],
  [
    'foo:a[.]b',
    [
      'character-unencoded 5-6 5-6 %5B: A URL cannot contain an opening bracket ([) as it is. Write `%5B` instead.',
      'character-unencoded 7-8 7-8 %5D: A URL cannot contain a closing bracket (]) as it is. Write `%5D` instead.',
    ],
  ],
  [
    'https:///a[.]b/',
    [
      'slashes-extra 8-9 8-9 ',
      'host-delimiter 10-11 10-11 : A host cannot contain an opening bracket ([). Write `a.b`, if you mean that.',
      'host-delimiter 12-13 12-13 : A host cannot contain a closing bracket (]). Write `a.b`, if you mean that.',
    ],
  ],
  ['https://hostname/', []],
  [
    'https://[name x]/',
    [
      'ipv6-name-in-brackets 8-16: Only an IPv6 address is written in brackets, and `name x` is not one. Write a host without brackets.',
    ],
  ],
  [
    'https://[the-host]/',
    [
      'ipv6-name-in-brackets 8-18 8-18 the-host: Only an IPv6 address is written in brackets, and `the-host` is not one. Write `the-host`, if you mean that.',
    ],
  ],
  [
    'https://[my-url]/',
    ['host-placeholder 8-16: `[my-url]` looks like a placeholder that was not filled in.'],
  ],
  ['https://{host}@a/', ['user-name 8-15 8-15 ']],
  [
    'https://a@{host}/',
    [
      'user-name 8-10 8-10 ',
      'host-placeholder 10-16: `{host}` looks like a placeholder that was not filled in.',
    ],
  ],
  [
    'https://xn--a-/',
    [
      'punycode-of-ascii 8-14 8-14 a: A name that begins with `xn--` is a name in another script, written in ASCII; `xn--a-` stands for `a`, which is never written this way. Write `a` instead.',
    ],
  ],
  [
    'https://XN--ABC-.com/',
    [
      'punycode-of-ascii 8-16 8-16 abc: A name that begins with `xn--` is a name in another script, written in ASCII; `XN--ABC-` stands for `abc`, which is never written this way. Write `abc` instead. The host is then `abc.com`.',
    ],
  ],
  [
    'https://xn--\u00e9\u3002com/',
    [
      'punycode-not-ascii 12-13 8-12 : A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain é (U+00E9) as well. Write the name without `xn--`. The host is then `é。com`.',
    ],
  ],
  [
    'https://a\u3002xn--\u00e9/',
    [
      'punycode-not-ascii 14-15 10-14 : A name that begins with `xn--` is a name in another script, written in ASCII, so it cannot contain é (U+00E9) as well. Write the name without `xn--`. The host is then `a。é`.',
    ],
  ],
  [
    'https://--/',
    [
      'hyphen-at-start 8-10: Write another host: letters, digits and hyphens, with dots between.',
      'hyphen-at-end 8-10: Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  ['https://a--/', ['hyphen-at-end 9-11 9-11 : Write `a`, if you mean that.']],
  [
    'https://-a.-b/',
    [
      'hyphen-at-start 8-9 8-9 : Write `a.b`, if you mean that.',
      'hyphen-at-start 11-12 11-12 : Write `a.b`, if you mean that.',
    ],
  ],
  ['https://aa--.b/', ['hyphens-third-fourth 10-12', 'hyphen-at-end 10-12']],
  [
    'https://a.b..c..d/',
    [
      'label-empty 11-13 11-13 .: The host has 2 dots in a row. Write one dot instead. The host is then `a.b.c.d`.',
      'label-empty 14-16 14-16 .: The host has 2 dots in a row. Write one dot instead. The host is then `a.b.c.d`.',
    ],
  ],
])
