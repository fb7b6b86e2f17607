// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** IPv6 addresses: an input, what is told of it, and its base. */
expectTold([
  [
    'https://[::g]/',
    [
      'ipv6-character 11-12: An IPv6 address cannot contain the letter g. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[::gh]/',
    [
      'ipv6-character 11-13: An IPv6 address cannot contain `gh`. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[::ggg]/',
    [
      'ipv6-character 11-14: An IPv6 address cannot contain the letter g. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[1:2:3!:4]/',
    [
      'ipv6-character 14-15: An IPv6 address cannot contain an exclamation mark (!). Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[:: 1]/',
    [
      'ipv6-character 11-12 11-12 : An IPv6 address cannot contain a space. Write `[::1]`, if you mean that.',
    ],
  ],
  [
    'https://[::\u200b1]/',
    [
      'ipv6-character 11-12 11-12 : An IPv6 address cannot contain a zero-width space (U+200B). Write `[::1]`, if you mean that.',
    ],
  ],
  [
    'https://[::1\u00ad]/',
    [
      'ipv6-character 12-13 12-13 : An IPv6 address cannot contain a soft hyphen (U+00AD). Write `[::1]`, if you mean that.',
    ],
  ],
  [
    'https://[::\uff11]/',
    [
      'ipv6-character 11-12 11-12 1: An IPv6 address cannot contain １ (U+FF11). Write `1` instead. The host is then `[::1]`.',
    ],
  ],
  [
    'https://[::\uff01]/',
    [
      'ipv6-character 11-12: An IPv6 address cannot contain \uff01 (U+FF01). Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[[::1]]/',
    [
      'ipv6-character 9-10 9-10 : An IPv6 address cannot contain an opening bracket ([). Write `[::1]`, if you mean that.',
      'ipv6-character 13-14 13-14 : An IPv6 address cannot contain a closing bracket (]). Write `[::1]`, if you mean that.',
    ],
  ],
  [
    `https://[::${'g'.repeat(41)}]/`,
    [
      'ipv6-character 11-51: An IPv6 address cannot contain the letter g. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 51-52: An IPv6 address cannot contain the letter g. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[::x1y]/',
    [
      'ipv6-character 11-12: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 13-14: An IPv6 address cannot contain the letter y. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[::\u00e9]/',
    [
      'ipv6-character 11-12: An IPv6 address cannot contain \u00e9 (U+00E9). Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[::\ud83d\ude00]/',
    [
      'ipv6-character 11-13: An IPv6 address cannot contain \ud83d\ude00 (U+1F600). Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  ['https://[:1]/', ['ipv6-colon-at-start 9-10 9-10 ::: Write `[::1]`, if you mean that.']],
  ['https://[:]/', ['ipv6-colon-at-start 9-10 9-10 ::: Write `[::]`, if you mean that.']],
  [
    'https://[:1:2:3:4:5:6:7:8]/',
    ['ipv6-colon-at-start 9-10 9-10 : Remove the colon. The host is then `[1:2:3:4:5:6:7:8]`.'],
  ],
  [
    'https://[1:2:3:4:5:6:7:]/',
    ['ipv6-colon-at-end 22-23 22-23 ::: Write `[1:2:3:4:5:6:7::]`, if you mean that.'],
  ],
  [
    'https://[1::2:]/',
    ['ipv6-colon-at-end 13-14 13-14 : Remove the colon. The host is then `[1::2]`.'],
  ],
  ['https://[1:]/', ['ipv6-colon-at-end 10-11 10-11 ::: Write `[1::]`, if you mean that.']],
  [
    'https://[1:2:3:4:5:6:7:8:]/',
    ['ipv6-colon-at-end 24-25 24-25 : Remove the colon. The host is then `[1:2:3:4:5:6:7:8]`.'],
  ],
  [
    'https://[2001:db8:::1]/',
    [
      'ipv6-colons-in-a-row 17-20 17-20 ::: There are three colons in a row in the IPv6 address. Write :: instead. The host is then `[2001:db8::1]`.',
    ],
  ],
  [
    'https://[:::1]/',
    [
      'ipv6-colons-in-a-row 9-12 9-12 ::: There are three colons in a row in the IPv6 address. Write :: instead. The host is then `[::1]`.',
    ],
  ],
  [
    'https://[1::2:::3]/',
    [
      'ipv6-colons-in-a-row 13-16 13-16 :: There are three colons in a row in the IPv6 address. Write : instead. The host is then `[1::2:3]`.',
    ],
  ],
  [
    'https://[1::::2]/',
    [
      'ipv6-colons-in-a-row 10-14 10-14 ::: There are more than three colons in a row in the IPv6 address. Write :: instead. The host is then `[1::2]`.',
    ],
  ],
  [
    'https://[1:::2:::3]/',
    [
      'ipv6-colons-in-a-row 10-13: There are three colons in a row in the IPv6 address.',
      'ipv6-colons-in-a-row 14-17: There are three colons in a row in the IPv6 address.',
    ],
  ],
  [
    'https://[:::]/',
    [
      'ipv6-colons-in-a-row 9-12 9-12 ::: There are three colons in a row in the IPv6 address. Write :: instead. The host is then `[::]`.',
    ],
  ],
  ['https://[]/', ['ipv6-empty 8-10']],
  [
    'https://[ ]/',
    [
      'ipv6-character 9-10: An IPv6 address cannot contain a space. Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[1:2:3:4:5:6:7:8:9]/',
    ['ipv6-extra-pieces 24-26: An IPv6 address has at most eight pieces; this one has 9.'],
  ],
  [
    'https://[1:2:3:4:5:6:7::8]/',
    ['ipv6-needless-compression 22-24 22-24 :: Write `[1:2:3:4:5:6:7:8]`, if you mean that.'],
  ],
  [
    'https://[1:2:3:4:5:6:7:8::]/',
    [
      'ipv6-needless-compression 24-26 24-26 : Remove the ::. The host is then `[1:2:3:4:5:6:7:8]`.',
    ],
  ],
  [
    'https://[::1:2:3:4:5:6:7:8]/',
    ['ipv6-needless-compression 9-11 9-11 : Remove the ::. The host is then `[1:2:3:4:5:6:7:8]`.'],
  ],
  [
    'https://[1::3:4:5:6:7:8:9:a]/',
    ['ipv6-extra-pieces 23-27: An IPv6 address has at most eight pieces; this one has 9.'],
  ],
  [
    'https://[1:2:3:4:5:6:7:8:1.2.3.4]/',
    ['ipv6-extra-pieces 24-32: An IPv6 address has at most eight pieces; this one has 10.'],
  ],
  [
    'https://[1::2:3:4:5:6:7:8::]/',
    ['ipv6-extra-pieces 23-27: An IPv6 address has at most eight pieces; this one has more.'],
  ],
  [
    'https://[v1.x]/',
    [
      'ipv6-future 9-13: `v1.x` is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.',
    ],
  ],
  [
    'https://[vF.abc]/',
    [
      'ipv6-future 9-15: `vF.abc` is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.',
    ],
  ],
  [
    'https://[v.x]/',
    [
      'ipv6-name-in-brackets 8-13 8-13 v.x: Only an IPv6 address is written in brackets, and `v.x` is not one. Write `v.x`, if you mean that.',
    ],
  ],
  [
    'https://[vg.x]/',
    [
      'ipv6-name-in-brackets 8-14 8-14 vg.x: Only an IPv6 address is written in brackets, and `vg.x` is not one. Write `vg.x`, if you mean that.',
    ],
  ],
  [
    'https://[1v1.x]/',
    [
      'ipv6-name-in-brackets 8-15 8-15 1v1.x: Only an IPv6 address is written in brackets, and `1v1.x` is not one. Write `1v1.x`, if you mean that.',
    ],
  ],
  [
    `https://[v1.${'x'.repeat(257)}]/`,
    [
      `ipv6-future 9-269: \`v1.${'x'.repeat(257)}\` is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.`,
    ],
  ],
  [
    `https://[v1.${'x'.repeat(258)}]/`,
    [
      'ipv6-character 9-10: An IPv6 address cannot contain the letter v. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 12-52: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 52-92: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 92-132: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 132-172: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 172-212: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 212-252: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 252-270: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  ['https://[::.1.2.3]/', ['ipv6-ipv4-part-empty 11-12']],
  ['https://[::1..2.3]/', ['ipv6-ipv4-part-empty 13-14']],
  ['https://[::1.2.3.]/', ['ipv6-ipv4-part-empty 16-17']],
  [
    'https://[::1.2.3.4.5]/',
    ['ipv6-ipv4-extra-part 18-20 18-20 : Write `[::1.2.3.4]`, if you mean that.'],
  ],
  [
    'https://[::1.2.3.4.]/',
    ['ipv6-ipv4-extra-part 18-19 18-19 : Write `[::1.2.3.4]`, if you mean that.'],
  ],
  [
    'https://[::1.2.3.4.5.6]/',
    ['ipv6-ipv4-extra-part 18-22 18-22 : Write `[::1.2.3.4]`, if you mean that.'],
  ],
  [
    'https://[::1.2.3.x]/',
    [
      'ipv6-ipv4-character 17-18: The IPv4 address in an IPv6 address has decimal numbers and dots only, and not the letter x.',
    ],
  ],
  [
    'https://[::1.2.a.4]/',
    [
      'ipv6-ipv4-character 15-16: The IPv4 address in an IPv6 address has decimal numbers and dots only, and not the letter a.',
    ],
  ],
  [
    'https://[::127.0.0.1%1]/',
    [
      'ipv6-ipv4-character 20-21: The IPv4 address in an IPv6 address has decimal numbers and dots only, and not a percent sign (%).',
    ],
  ],
  [
    'https://[1.2.3.4::]/',
    [
      'ipv6-ipv4-character 9-16: An IPv4 address can only be at the end of an IPv6 address. Write it at the end, or as hexadecimal pieces.',
    ],
  ],
  [
    'https://[::1.2:3]/',
    [
      'ipv6-ipv4-character 11-14: An IPv4 address can only be at the end of an IPv6 address. Write it at the end, or as hexadecimal pieces.',
    ],
  ],
  [
    'https://[::127.0.0.4000]/',
    ['ipv6-ipv4-part-too-large 19-23: A part of an IPv4 address is at most 255; this one is 4000.'],
  ],
  [
    'https://[::256.255.300.1]/',
    [
      'ipv6-ipv4-part-too-large 11-14: A part of an IPv4 address is at most 255; this one is 256.',
      'ipv6-ipv4-part-too-large 19-22: A part of an IPv4 address is at most 255; this one is 300.',
    ],
  ],
  [
    `https://[::1.2.3.${'9'.repeat(20)}]/`,
    [
      `ipv6-ipv4-part-too-large 17-37: A part of an IPv4 address is at most 255; this one is ${'9'.repeat(20)}.`,
    ],
  ],
  [
    `https://[::1.2.3.${'9'.repeat(21)}]/`,
    [
      'ipv6-ipv4-part-too-large 17-38: A part of an IPv4 address is at most 255; this one is a number of 21 digits.',
    ],
  ],
  [
    'https://[::127.0.0]/',
    ['ipv6-ipv4-parts-left-out 18-18: An IPv4 address in an IPv6 address has four parts, not 3.'],
  ],
  [
    'https://[::127.1]/',
    ['ipv6-ipv4-parts-left-out 16-16: An IPv4 address in an IPv6 address has four parts, not 2.'],
  ],
  [
    'https://[::127.00.0.1]/',
    ['ipv6-ipv4-zero-padded 15-17 15-16 : Write `[::127.0.0.1]`, if you mean that.'],
  ],
  [
    'https://[::127.00.001.1]/',
    [
      'ipv6-ipv4-zero-padded 15-17 15-16 : Write `[::127.0.1.1]`, if you mean that.',
      'ipv6-ipv4-zero-padded 18-21 18-20 : Write `[::127.0.1.1]`, if you mean that.',
    ],
  ],
  ['https://[::0.0.0.0]/', []],
  [
    'https://[::00.0.0.0]/',
    ['ipv6-ipv4-zero-padded 11-13 11-12 : Write `[::0.0.0.0]`, if you mean that.'],
  ],
  [
    'https://[example.com]/',
    [
      'ipv6-name-in-brackets 8-21 8-21 example.com: Only an IPv6 address is written in brackets, and `example.com` is not one. Write `example.com`, if you mean that.',
    ],
  ],
  [
    'https://[example.com:80]/',
    [
      'ipv6-name-in-brackets 8-24 8-24 example.com:80: Only an IPv6 address is written in brackets, and `example.com:80` is not one. Write `example.com`, if you mean that.',
    ],
  ],
  [
    'https://[example.com:123456]/',
    [
      'ipv6-character 10-11: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 12-15: An IPv6 address cannot contain `mpl`. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 18-20: An IPv6 address cannot contain `om`. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[127.0.0.1]:80/',
    [
      'ipv6-name-in-brackets 8-19 8-19 127.0.0.1: Only an IPv6 address is written in brackets, and `127.0.0.1` is not one. Write `127.0.0.1`, if you mean that.',
    ],
  ],
  [
    'https://[localhost]/',
    [
      'ipv6-name-in-brackets 8-19 8-19 localhost: Only an IPv6 address is written in brackets, and `localhost` is not one. Write `localhost`, if you mean that.',
    ],
  ],
  [
    'https://[my word]/',
    [
      'ipv6-name-in-brackets 8-17: Only an IPv6 address is written in brackets, and `my word` is not one. Write a host without brackets.',
    ],
  ],
  [
    'https://[abc]/',
    ['ipv6-pieces-left-out 12-12: An IPv6 address without :: has eight pieces; this one has 1.'],
  ],
  [
    'https://[abcg x]/',
    [
      'ipv6-name-in-brackets 8-16: Only an IPv6 address is written in brackets, and `abcg x` is not one. Write a host without brackets.',
    ],
  ],
  [
    'https://[[a.b]]/',
    [
      'ipv6-name-in-brackets 8-15 8-15 a.b: Only an IPv6 address is written in brackets, and `a.b` is not one. Write `a.b`, if you mean that.',
    ],
  ],
  [
    'https://[example.com/',
    ['ipv6-name-in-brackets 8-9 8-9 : Remove the bracket. The host is then `example.com`.'],
  ],
  [
    'https://[example.com',
    ['ipv6-name-in-brackets 8-9 8-9 : Remove the bracket. The host is then `example.com`.'],
  ],
  [
    'https://[a b/',
    [
      'ipv6-no-closing-bracket 12-12: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    `https://[${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.eeee]/`,
    [
      `ipv6-name-in-brackets 8-270 8-270 ${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.eeee: Only an IPv6 address is written in brackets, and \`${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.eeee\` is not one.`,
    ],
  ],
  [
    `https://[${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.eeeee]/`,
    [
      'ipv6-piece-too-long 9-72: A piece of an IPv6 address has at most four digits; this one has 63.',
    ],
  ],
  ['https://[::1', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  ['https://[::1/', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  [
    'https://[1:2/x',
    [
      'ipv6-no-closing-bracket 12-12: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[::1:80/',
    ['ipv6-no-closing-bracket 15-15: Write `[::1:80]`, or `[::1]:80` if 80 is a port.'],
  ],
  [
    'https://[::1:8080/x',
    ['ipv6-no-closing-bracket 17-17: Write `[::1:8080]`, or `[::1]:8080` if 8080 is a port.'],
  ],
  [
    'https://[1:2:3:4:5:6:7:8:80/',
    [
      'ipv6-no-closing-bracket 27-27 8-27 [1:2:3:4:5:6:7:8]:80: Write `[1:2:3:4:5:6:7:8]:80` instead.',
    ],
  ],
  [
    'https://[::1:123456/',
    [
      'ipv6-no-closing-bracket 19-19: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  ['https://[fe80::1%eth0/', ['ipv6-no-closing-bracket 21-21 16-21 ]: Write `[fe80::1]` instead.']],
  ['https://[fe80::1%/', ['ipv6-no-closing-bracket 17-17 16-17 ]: Write `[fe80::1]` instead.']],
  ['https://[::1\uff3d/', ['ipv6-no-closing-bracket 13-13 12-13 ]: Write `[::1]` instead.']],
  ['https://[::1%eth0\uff3d/', ['ipv6-no-closing-bracket 18-18 12-18 ]: Write `[::1]` instead.']],
  [
    'https://[x:80/',
    [
      'ipv6-no-closing-bracket 13-13: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  ['https://[1:1:1:1:1:1:1:127.0.0.1]/', ['ipv6-no-room-for-ipv4 23-32']],
  [
    'https://[12345::]/',
    [
      'ipv6-piece-too-long 9-14: A piece of an IPv6 address has at most four digits; this one has 5.',
    ],
  ],
  [
    'https://[::00001]/',
    [
      'ipv6-piece-too-long 11-16 11-16 1: A piece of an IPv6 address has at most four digits; this one has 5. Write `1` instead. The host is then `[::1]`.',
    ],
  ],
  [
    'https://[::abcdef]/',
    [
      'ipv6-piece-too-long 11-17: A piece of an IPv6 address has at most four digits; this one has 6.',
    ],
  ],
  [
    'https://[::00000abcd]/',
    [
      'ipv6-piece-too-long 11-20 11-20 abcd: A piece of an IPv6 address has at most four digits; this one has 9. Write `abcd` instead. The host is then `[::abcd]`.',
    ],
  ],
  [
    'https://[::0000abcde]/',
    [
      'ipv6-piece-too-long 11-20: A piece of an IPv6 address has at most four digits; this one has 9.',
    ],
  ],
  [
    'https://[1:2:3]/',
    ['ipv6-pieces-left-out 14-14: An IPv6 address without :: has eight pieces; this one has 3.'],
  ],
  [
    'https://[1]/',
    ['ipv6-pieces-left-out 10-10: An IPv6 address without :: has eight pieces; this one has 1.'],
  ],
  [
    'https://[1:2:3:4:5:6:7]/',
    ['ipv6-pieces-left-out 22-22: An IPv6 address without :: has eight pieces; this one has 7.'],
  ],
  [
    'https://[1:2:1.2.3.4]/',
    ['ipv6-pieces-left-out 20-20: An IPv6 address without :: has eight pieces; this one has 4.'],
  ],
  ['https://[::1/64]/', ['ipv6-prefix-length 12-15 12-15 : Write `[::1]`, if you mean that.']],
  ['https://[::1\\64]/', ['ipv6-prefix-length 12-15 12-15 : Write `[::1]`, if you mean that.']],
  ['https://[::1/123456]/', ['ipv6-prefix-length 12-19 12-19 : Write `[::1]`, if you mean that.']],
  [
    'https://[::1/1234567]/',
    ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.'],
  ],
  ['https://[::1/x]/', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  ['https://[1::1::1]/', ['ipv6-second-compression 13-15']],
  ['https://[::1]x/', ['ipv6-text-after-bracket 13-14 13-14 : Write `[::1]`, if you mean that.']],
  ['https://[::1]80/', ['ipv6-text-after-bracket 13-15 13-13 :: Write `[::1]:80` instead.']],
  ['https://[::1].80/', ['ipv6-text-after-bracket 13-16 13-14 :: Write `[::1]:80` instead.']],
  [
    'https://[::1]123456/',
    ['ipv6-text-after-bracket 13-19 13-19 : Write `[::1]`, if you mean that.'],
  ],
  [
    'https://[::1:1:1:1:1:1:1111:1111:1111:1111]80/',
    [
      'ipv6-text-after-bracket 43-45: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[::1]]/',
    [
      'ipv6-character 12-13 12-13 : An IPv6 address cannot contain a closing bracket (]). Write `[::1]`, if you mean that.',
    ],
  ],
  [
    'https://[::1].com/',
    ['ipv6-text-after-bracket 13-17 13-17 : Write `[::1]`, if you mean that.'],
  ],
  [
    'https://[1111:2222:3333:4444:5555:6666:255.255.255.255]80/',
    [
      'ipv6-text-after-bracket 55-57 55-55 :: Write `[1111:2222:3333:4444:5555:6666:255.255.255.255]:80` instead.',
    ],
  ],
  [
    'https://2001:db8::1/',
    [
      'ipv4-parts-left-out 8-12: An IPv4 address has four parts; this one has 1, so that `2001` fills the places of 4 parts.',
      'ipv4-last-part-fills 8-12: `2001` is above 255, so that it fills the places of 4 parts.',
      'ipv6-without-brackets 8-19 8-19 [2001:db8::1]',
    ],
  ],
  ['https://::1/', ['ipv6-without-brackets 8-11 8-11 [::1]']],
  ['https://::1', ['ipv6-without-brackets 8-11 8-11 [::1]']],
  ['https://::1?x', ['ipv6-without-brackets 8-11 8-11 [::1]']],
  [
    'https://fe80::1:2/',
    ['ipv6-without-brackets 8-17: Write `[fe80::1:2]`, or `[fe80::1]:2` if 2 is a port.'],
  ],
  [
    'https://1:2:3:4:5:6:7:8/',
    [
      'ipv4-parts-left-out 8-9: An IPv4 address has four parts; this one has 1, so that `1` fills the places of 4 parts.',
      'ipv6-without-brackets 8-23 8-23 [1:2:3:4:5:6:7:8]',
    ],
  ],
  ['https://::1]/', ['ipv6-no-opening-bracket 8-8 8-12 [::1]: Write `[::1]` instead.']],
  ['https://::1]:80/', ['ipv6-no-opening-bracket 8-8 8-15 [::1]:80: Write `[::1]:80` instead.']],
  [
    'https://::1]:123456/',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  [
    'https://(::1)/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an opening parenthesis.',
      'ipv6-without-brackets 8-13 8-13 [::1]: An IPv6 address is written between [ and ], and not between ( and ). Write `[::1]` instead.',
    ],
  ],
  [
    'https://{::1}/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an opening brace ({).',
      'ipv6-without-brackets 8-13 8-13 [::1]: An IPv6 address is written between [ and ], and not between { and }. Write `[::1]` instead.',
    ],
  ],
  [
    'https://<::1>/',
    [
      'host-forbidden-character 8-9: A host cannot contain a less-than sign (<). Write another host: letters, digits and hyphens, with dots between.',
    ],
  ],
  [
    'https://(::1)x/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an opening parenthesis.',
      'port-character 10-14: After the colon comes a port, which is a number, and `:1)x` is not one.',
    ],
  ],
  [
    'https://(::1/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an opening parenthesis.',
      'port-extra 9-11 10-11 : There is more than one colon before the port. Write one colon.',
    ],
  ],
  [
    'https://fe80::1%eth0/',
    [
      'ipv6-without-brackets 8-20 8-20 [fe80::1]: The IPv6 address has no brackets around it, and has a zone, which a URL cannot have. Write `[fe80::1]` instead.',
    ],
  ],
  [
    'https://fe80::1%/',
    [
      'port-character 13-16: After the colon comes a port, which is a number, and `:1%` is not one.',
    ],
  ],
  [
    'https://::1x/',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  ['https://u@::1/', ['user-name 8-10', 'ipv6-without-brackets 10-13 10-13 [::1]']],
  [
    'https://x::1/',
    ['port-extra 9-11 10-11 : There is more than one colon before the port. Write one colon.'],
  ],
  ['https://::80/', ['ipv6-without-brackets 8-12 8-12 [::80]']],
  ['https://a::80/', ['ipv6-without-brackets 8-13 8-13 [a::80]']],
  ['https://::/', ['ipv6-without-brackets 8-10 8-10 [::]']],
  [
    'https://(::1):80/',
    [
      'host-punctuation 8-9: The rules for host names do not allow an opening parenthesis.',
      'ipv6-without-brackets 8-16 8-16 [::1]:80: An IPv6 address is written between [ and ], and not between ( and ). Write `[::1]:80` instead.',
    ],
  ],
  [
    'https://fe80::1%eth0]/',
    ['ipv6-no-opening-bracket 8-8 8-21 [fe80::1]: Write `[fe80::1]` instead.'],
  ],
  ['https://[::01]/', ['ipv6-zero-padded 11-13 11-12 ']],
  [
    'https://[2001:0db8::0000]/',
    [
      'ipv6-zero-padded 14-18: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
      'ipv6-zero-padded 20-24: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[fe80::1%eth0]/',
    ['ipv6-zone 16-21 16-21 : Remove `%eth0`. The host is then `[fe80::1]`.'],
  ],
  [
    `https://[fe80::1%${'a'.repeat(39)}]/`,
    [`ipv6-zone 16-56 16-56 : Remove \`%${'a'.repeat(39)}\`. The host is then \`[fe80::1]\`.`],
  ],
  [
    `https://[fe80::1%${'a'.repeat(40)}]/`,
    [
      'ipv6-zone 16-57 16-57 : Remove `%aaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaaaaaaa`. The host is then `[fe80::1]`.',
    ],
  ],
  [
    'https://[fe80::1\uff05eth0]/',
    ['ipv6-zone 16-21 16-21 : Remove `％eth0`. The host is then `[fe80::1]`.'],
  ],
  [
    'https://[::1%eth0]x/',
    [
      'ipv6-text-after-bracket 18-19: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[::1]x]/',
    [
      'ipv6-character 12-13: An IPv6 address cannot contain a closing bracket (]).',
      'ipv6-character 13-14: An IPv6 address cannot contain the letter x. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  ['https://[::1],80/', ['ipv6-text-after-bracket 13-16 13-14 :: Write `[::1]:80` instead.']],
  ['https://[::1];80/', ['ipv6-text-after-bracket 13-16 13-14 :: Write `[::1]:80` instead.']],
  [
    'https://[::1]:x/',
    ['port-character 14-15: A port has only the digits 0 to 9, and not the letter x.'],
  ],
  ['https://[::1]-80/', ['ipv6-text-after-bracket 13-16 13-16 : Write `[::1]`, if you mean that.']],
  ['https://[::1] 80/', ['ipv6-text-after-bracket 13-16 13-16 : Write `[::1]`, if you mean that.']],
  [
    'https://[::10000]80/',
    [
      'ipv6-text-after-bracket 17-19: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[1:2:3:4:5:6:7:8]80/',
    ['ipv6-text-after-bracket 25-27 25-25 :: Write `[1:2:3:4:5:6:7:8]:80` instead.'],
  ],
  [
    'https://[0000:1111:2222:3333:4444:5555:255.255.255.255]12345/',
    [
      'ipv6-text-after-bracket 55-60 55-55 :: Write `[0000:1111:2222:3333:4444:5555:255.255.255.255]:12345` instead.',
    ],
  ],
  [
    'https://[0000:1111:2222:3333:4444:5555:255.255.255.255]1234/',
    [
      'ipv6-text-after-bracket 55-59 55-55 :: Write `[0000:1111:2222:3333:4444:5555:255.255.255.255]:1234` instead.',
    ],
  ],
  [
    'https://[0000:1111:2222:3333:4444:5555:6666:7777]12345/',
    [
      'ipv6-text-after-bracket 49-54 49-49 :: Write `[0000:1111:2222:3333:4444:5555:6666:7777]:12345` instead.',
    ],
  ],
  [
    `https://fe80::1%${'a'.repeat(40)}/`,
    [
      'ipv6-without-brackets 8-56 8-56 [fe80::1]: The IPv6 address has no brackets around it, and has a zone, which a URL cannot have. Write `[fe80::1]` instead.',
    ],
  ],
  [
    `https://fe80::1%${'a'.repeat(41)}/`,
    [
      'port-character 13-14: A port has only the digits 0 to 9, and not a colon (:).',
      'port-character 15-57: A port has only the digits 0 to 9, and not a percent sign (%).',
    ],
  ],
  [
    'https://::1:/',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  [
    'https://1::/',
    [
      'ipv4-parts-left-out 8-9: An IPv4 address has four parts; this one has 1, so that `1` fills the places of 4 parts.',
      'ipv6-without-brackets 8-11 8-11 [1::]',
    ],
  ],
  [
    'https://:::1/',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  [
    'https://::1 /',
    ['host-left-out 8-8: The host is missing before the port. Write a host before the colon.'],
  ],
  ['https://::1\\x', ['ipv6-without-brackets 8-11 8-11 [::1]']],
  ['https://::1#x', ['ipv6-without-brackets 8-11 8-11 [::1]']],
  ['https://::ffff:1.2.3.4/', ['ipv6-without-brackets 8-22 8-22 [::ffff:1.2.3.4]']],
  [
    'https://1:2/',
    [
      'ipv4-parts-left-out 8-9 8-9 0.0.0.1: The host is the address `0.0.0.1`, written as one number. Write all four parts: `0.0.0.1`.',
    ],
  ],
  [
    'https://g::1/',
    ['port-extra 9-11 10-11 : There is more than one colon before the port. Write one colon.'],
  ],
  [
    'https://fe80::1:99999/',
    [
      'port-character 13-21: After the colon comes a port, which is a number, and `:1:99999` is not one.',
    ],
  ],
  [
    'https://fe80::1:123456/',
    [
      'port-character 13-22: After the colon comes a port, which is a number, and `:1:123456` is not one.',
    ],
  ],
  ['foo://::1/', ['ipv6-without-brackets 6-9 6-9 [::1]']],
  ['foo://fe80::1/', ['ipv6-without-brackets 6-13 6-13 [fe80::1]']],
  ['https://[::1/x]/', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  ['https://[::1\\x', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  ['https://[::1?x', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  ['https://[::1#x]', ['ipv6-no-closing-bracket 12-12 12-12 ]: Write `[::1]`, if you mean that.']],
  [
    'https://[::1:8080?x',
    ['ipv6-no-closing-bracket 17-17: Write `[::1:8080]`, or `[::1]:8080` if 8080 is a port.'],
  ],
  [
    'https://[::1:x/',
    [
      'ipv6-no-closing-bracket 14-14: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[[::1/',
    [
      'ipv6-no-closing-bracket 13-13: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  ['https://[::%eth0/', ['ipv6-no-closing-bracket 16-16 11-16 ]: Write `[::]` instead.']],
  [
    `https://[::1%${'a'.repeat(40)}/`,
    ['ipv6-no-closing-bracket 53-53 12-53 ]: Write `[::1]` instead.'],
  ],
  [
    `https://[::1%${'a'.repeat(41)}/`,
    [
      'ipv6-no-closing-bracket 54-54: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[::01:002]/',
    [
      'ipv6-zero-padded 11-13: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
      'ipv6-zero-padded 14-17: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[::0\t1]/',
    [
      'tab-or-newline 12-13 12-13 : The URL contains a tab, which the parser removes.',
      'ipv6-zero-padded 11-14 11-13 ',
    ],
  ],
  [
    'https://[::1\t2345]/',
    [
      'tab-or-newline 12-13 12-13 : The URL contains a tab, which the parser removes.',
      'ipv6-piece-too-long 11-17: A piece of an IPv6 address has at most four digits; this one has 5.',
    ],
  ],
  [
    'https://[::123456789]/',
    [
      'ipv6-piece-too-long 11-20: A piece of an IPv6 address has at most four digits; this one has 9.',
    ],
  ],
  [
    'https://[1:2:3:4:5:6:7:8:]/x',
    ['ipv6-colon-at-end 24-25 24-25 : Remove the colon. The host is then `[1:2:3:4:5:6:7:8]`.'],
  ],
  [
    'https://[::1:]/',
    ['ipv6-colon-at-end 12-13 12-13 : Remove the colon. The host is then `[::1]`.'],
  ],
  ['https://[::.1]/', ['ipv6-ipv4-part-empty 11-12']],
  [
    'https://[::1.2.3.04]/',
    ['ipv6-ipv4-zero-padded 17-19 17-18 : Write `[::1.2.3.4]`, if you mean that.'],
  ],
  [
    'https://[::1.2.3.0004]/',
    ['ipv6-ipv4-zero-padded 17-21 17-20 : Write `[::1.2.3.4]`, if you mean that.'],
  ],
  [
    'https://[::1.02.3]/',
    [
      'ipv6-ipv4-zero-padded 13-15: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[::256.1]/',
    ['ipv6-ipv4-part-too-large 11-14: A part of an IPv4 address is at most 255; this one is 256.'],
  ],
  ['https://[1:2:3:4:5:6:7:1.2.3.4]/', ['ipv6-no-room-for-ipv4 23-30']],
  [
    'https://[::1.2.3.4:5]/',
    [
      'ipv6-ipv4-character 11-18: An IPv4 address can only be at the end of an IPv6 address. Write it at the end, or as hexadecimal pieces.',
    ],
  ],
  [
    'https://[1.2.3.4:5::]/',
    [
      'ipv6-ipv4-character 9-16: An IPv4 address can only be at the end of an IPv6 address. Write it at the end, or as hexadecimal pieces.',
    ],
  ],
  [
    'https://[::1.2.3.4%eth0]/',
    [
      'ipv6-ipv4-character 18-19: The IPv4 address in an IPv6 address has decimal numbers and dots only, and not a percent sign (%).',
    ],
  ],
  [
    'https://[1:2:3:4:5:6:7:8::9]/',
    ['ipv6-extra-pieces 24-27: An IPv6 address has at most eight pieces; this one has 9.'],
  ],
  ['https://[::1::]/', ['ipv6-second-compression 12-14']],
  [
    'https://[1:::2:::3:::4]/',
    [
      'ipv6-colons-in-a-row 10-13: There are three colons in a row in the IPv6 address.',
      'ipv6-colons-in-a-row 14-17: There are three colons in a row in the IPv6 address.',
      'ipv6-colons-in-a-row 18-21: There are three colons in a row in the IPv6 address.',
    ],
  ],
  [
    'https://[v1.:]/',
    [
      'ipv6-future 9-13: `v1.:` is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.',
    ],
  ],
  [
    'https://[V1.x]/',
    [
      'ipv6-future 9-13: `V1.x` is a form that RFC 3986 reserves for later versions of IP; the URL Standard does not have it.',
    ],
  ],
  [
    'https://[a.b.c:80]/',
    [
      'ipv6-name-in-brackets 8-18 8-18 a.b.c:80: Only an IPv6 address is written in brackets, and `a.b.c:80` is not one. Write `a.b.c`, if you mean that.',
    ],
  ],
  [
    'https://[-a.b]/',
    [
      'ipv6-name-in-brackets 8-14 8-14 -a.b: Only an IPv6 address is written in brackets, and `-a.b` is not one. Write `-a.b`, if you mean that.',
    ],
  ],
  [
    'https://[a_b.c]/',
    [
      'ipv6-name-in-brackets 8-15 8-15 a_b.c: Only an IPv6 address is written in brackets, and `a_b.c` is not one. Write `a_b.c`, if you mean that.',
    ],
  ],
  [
    'https://[ab:cd]/',
    ['ipv6-pieces-left-out 14-14: An IPv6 address without :: has eight pieces; this one has 2.'],
  ],
  ['https://[a.b', ['ipv6-name-in-brackets 8-9 8-9 : Remove the bracket. The host is then `a.b`.']],
  [
    'https://[a.b:80/',
    [
      'ipv6-no-closing-bracket 15-15: Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[my words here]/',
    [
      'ipv6-name-in-brackets 8-23: Only an IPv6 address is written in brackets, and `my words here` is not one. Write a host without brackets.',
    ],
  ],
  [
    'https://[my w!rds]/',
    [
      'ipv6-character 9-11: An IPv6 address cannot contain `my`. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 11-12: An IPv6 address cannot contain a space.',
      'ipv6-character 12-13: An IPv6 address cannot contain the letter w. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 13-14: An IPv6 address cannot contain an exclamation mark (!). Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 14-15: An IPv6 address cannot contain the letter r. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
      'ipv6-character 16-17: An IPv6 address cannot contain the letter s. Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ],
  [
    'https://[abc def]/',
    [
      'ipv6-character 12-13: An IPv6 address cannot contain a space. Write a whole IPv6 address in the brackets, such as `2001:db8::1`.',
    ],
  ],
  [
    'https://[abc dgf]/',
    [
      'ipv6-name-in-brackets 8-17: Only an IPv6 address is written in brackets, and `abc dgf` is not one. Write a host without brackets.',
    ],
  ],
])
