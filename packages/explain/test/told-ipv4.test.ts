// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** IPv4 addresses: an input, what is told of it, and its base. */
expectTold([
  [
    'https://1.2.3.4.5/',
    [
      'ipv4-extra-parts 15-17 15-17 : The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 5. Remove the parts after the fourth. The host is then `1.2.3.4`.',
    ],
  ],
  [
    'https://x.y.1.2.3.4/',
    [
      'ipv4-extra-parts 8-12 8-12 : The host ends in a number, so it is an IPv4 address. An IPv4 address cannot have a name before it. Remove the name before the address. The host is then `1.2.3.4`.',
    ],
  ],
  [
    'https://x.300.2.3.4/',
    [
      'ipv4-extra-parts 17-19: The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 5.',
    ],
  ],
  [
    'https://1.2.3.300.5/',
    [
      'ipv4-extra-parts 17-19: The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 5.',
    ],
  ],
  [
    'https://1.2.3.255.5/',
    [
      'ipv4-extra-parts 17-19 17-19 : The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 5. Remove the parts after the fourth. The host is then `1.2.3.255`.',
    ],
  ],
  [
    'https://1.2.3.4.5.6/',
    [
      'ipv4-extra-parts 15-19 15-19 : The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 6. Remove the parts after the fourth. The host is then `1.2.3.4`.',
    ],
  ],
  [
    'https://1.2.3.4.0x5/',
    [
      'ipv4-extra-parts 15-19 15-19 : The last part of the host, `0x5`, is a hexadecimal number, so the host is an IPv4 address. An IPv4 address has four parts, not 5. Remove the parts after the fourth. The host is then `1.2.3.4`.',
    ],
  ],
  [
    'https://127.0.0.1./',
    [
      'host-final-dot 17-18 17-18 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 17-18 17-18 ',
    ],
  ],
  [
    'https://127.0.0.1%2E/',
    [
      'host-percent-encoded 17-20 17-20 .: `%2E` decodes to `.`, which is what the parser reads. Write `.` instead.',
      'host-final-dot 17-20 17-20 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 17-20 17-20 ',
    ],
  ],
  [
    'https://1..2/',
    [
      'label-empty 9-11 9-11 .: The host has 2 dots in a row. Write one dot instead. The host is then `1.2`.',
      'ipv4-parts-left-out 11-12: An IPv4 address has four parts; this one has 3, so that `2` fills the places of 2 parts. Write the part that was left out.',
      'ipv4-part-empty 9-10',
    ],
  ],
  [
    'https://.1.2.3/',
    [
      'label-empty 8-9 8-9 : The host begins with a dot. Write `1.2.3`, if you mean that.',
      'ipv4-part-empty 8-9',
    ],
  ],
  [
    'https://192..168.1.1/',
    [
      'label-empty 11-13 11-13 .: The host has 2 dots in a row. Write one dot instead. The host is then `192.168.1.1`.',
      'ipv4-part-empty 11-12 11-12 : Remove the dot. The host is then `192.168.1.1`.',
    ],
  ],
  [
    'https://1..2.3/',
    [
      'label-empty 9-11 9-11 .: The host has 2 dots in a row. Write one dot instead. The host is then `1.2.3`.',
      'ipv4-part-empty 9-10',
    ],
  ],
  [
    'https://..1.2.3/',
    [
      'label-empty 8-10 8-10 : The host begins with 2 dots. Remove the dots. The host is then `1.2.3`.',
      'ipv4-part-empty 8-9: Write four numbers from 0 to 255, with dots between.',
    ],
  ],
  [
    'https://test.42/',
    [
      'ipv4-parts-left-out 13-15: An IPv4 address has four parts; this one has 2, so that `42` fills the places of 3 parts. Write the parts that were left out.',
      'ipv4-part-not-numeric 8-12 12-13 :: The host ends in a number, so it is an IPv4 address. Its part `test` is not a number. Write a colon instead of the dot before 42, if it is a port. The host is then `test`.',
    ],
  ],
  [
    'https://test.x.42/',
    [
      'ipv4-parts-left-out 15-17: An IPv4 address has four parts; this one has 3, so that `42` fills the places of 2 parts. Write the part that was left out.',
      'ipv4-part-not-numeric 8-12 14-15 :: The host ends in a number, so it is an IPv4 address. Its part `test` is not a number. Write a colon instead of the dot before 42, if it is a port. The host is then `test.x`.',
      'ipv4-part-not-numeric 13-14 14-15 :: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number. Write a colon instead of the dot before 42, if it is a port. The host is then `test.x`.',
    ],
  ],
  [
    'https://1.x.42/',
    [
      'ipv4-parts-left-out 12-14: An IPv4 address has four parts; this one has 3, so that `42` fills the places of 2 parts. Write the part that was left out.',
      'ipv4-part-not-numeric 10-11: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://test.123456/',
    [
      'ipv4-parts-left-out 13-19: An IPv4 address has four parts; this one has 2, so that `123456` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-12: The host ends in a number, so it is an IPv4 address. Its part `test` is not a number.',
    ],
  ],
  [
    'https://test.1/',
    [
      'ipv4-parts-left-out 13-14: An IPv4 address has four parts; this one has 2, so that `1` fills the places of 3 parts. Write the parts that were left out.',
      'ipv4-part-not-numeric 8-12: The host ends in a number, so it is an IPv4 address. Its part `test` is not a number.',
    ],
  ],
  [
    'https://test.042/',
    [
      'ipv4-parts-left-out 8-16: An IPv4 address has four parts; this one has 2, so that `042` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-12: The last part of the host, `042`, is an octal number, so the host is an IPv4 address. Its part `test` is not a number.',
    ],
  ],
  [
    'https://test.12345/',
    [
      'ipv4-parts-left-out 13-18: An IPv4 address has four parts; this one has 2, so that `12345` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-12 12-13 :: The host ends in a number, so it is an IPv4 address. Its part `test` is not a number. Write a colon instead of the dot before 12345, if it is a port. The host is then `test`.',
    ],
  ],
  [
    'https://1.2.x.4/',
    [
      'ipv4-part-not-numeric 12-13: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://0xg.1/',
    [
      'ipv4-parts-left-out 8-13: An IPv4 address has four parts; this one has 2, so that `1` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-11: The host ends in a number, so it is an IPv4 address. Its part `0xg` is not a number in hexadecimal.',
    ],
  ],
  [
    'https://foo.0x/',
    [
      'ipv4-parts-left-out 8-14: An IPv4 address has four parts; this one has 2, so that `0x` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-11: The last part of the host, `0x`, is a way to write 0, so the host is an IPv4 address. Its part `foo` is not a number.',
    ],
  ],
  [
    'https://foo.0X1/',
    [
      'ipv4-parts-left-out 8-15: An IPv4 address has four parts; this one has 2, so that `0x1` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-11: The last part of the host, `0x1`, is a hexadecimal number, so the host is an IPv4 address. Its part `foo` is not a number.',
    ],
  ],
  [
    'https://foo.01/',
    [
      'ipv4-parts-left-out 8-14: An IPv4 address has four parts; this one has 2, so that `01` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-11: The last part of the host, `01`, is an octal number, so the host is an IPv4 address. Its part `foo` is not a number.',
    ],
  ],
  [
    'https://1.2.3.08/',
    [
      'ipv4-octal-digit 15-16 14-15 : `08` begins with 0, so it is octal, and an octal number cannot contain the digit 8. Write `1.2.3.8`, if you mean that.',
    ],
  ],
  [
    'https://1.2.3.0018/',
    [
      'ipv4-octal-digit 17-18 14-16 : `0018` begins with 0, so it is octal, and an octal number cannot contain the digit 8. Write `1.2.3.18`, if you mean that.',
    ],
  ],
  [
    'https://09.0.0.1/',
    [
      'ipv4-octal-digit 9-10 8-9 : `09` begins with 0, so it is octal, and an octal number cannot contain the digit 9. Write `9.0.0.1`, if you mean that.',
    ],
  ],
  [
    'https://1o.0.0.1/',
    [
      'ipv4-part-not-numeric 8-10 8-10 10: A part of the IPv4 address contains the letter o, which looks like the digit 0. Write `10` instead. The host is then `10.0.0.1`.',
    ],
  ],
  [
    'https://1.l.0.1/',
    [
      'ipv4-part-not-numeric 10-11 10-11 1: A part of the IPv4 address contains the letter l, which looks like the digit 1. Write `1` instead. The host is then `1.1.0.1`.',
    ],
  ],
  [
    'https://o.0.0.1/',
    [
      'ipv4-part-not-numeric 8-9 8-9 0: A part of the IPv4 address contains the letter o, which looks like the digit 0. Write `0` instead. The host is then `0.0.0.1`.',
    ],
  ],
  [
    'https://oo.0.0.1/',
    [
      'ipv4-part-not-numeric 8-10: The host ends in a number, so it is an IPv4 address. Its part `oo` is not a number.',
    ],
  ],
  [
    'https://1i.l1.0.1/',
    [
      'ipv4-part-not-numeric 8-10 8-10 11: A part of the IPv4 address contains the letter i, which looks like the digit 1. Write `11` instead. The host is then `11.11.0.1`.',
      'ipv4-part-not-numeric 11-13 11-13 11: A part of the IPv4 address contains the letter l, which looks like the digit 1. Write `11` instead. The host is then `11.11.0.1`.',
    ],
  ],
  [
    'https://1000o.0.0.1/',
    [
      'ipv4-part-not-numeric 8-13: The host ends in a number, so it is an IPv4 address. Its part `1000o` is not a number.',
    ],
  ],
  [
    'https://1o.0.1/',
    [
      'ipv4-parts-left-out 13-14: An IPv4 address has four parts; this one has 3, so that `1` fills the places of 2 parts. Write the part that was left out.',
      'ipv4-part-not-numeric 8-10: The host ends in a number, so it is an IPv4 address. Its part `1o` is not a number.',
    ],
  ],
  [
    'https://0x7f.0.0.1/',
    [
      'ipv4-part-hexadecimal 8-12 8-12 127: `0x7f` is hexadecimal, because it begins with 0x: in decimal, it is 127. Write `127` instead.',
    ],
  ],
  [
    'https://0177.0.0.1/',
    [
      'ipv4-part-octal 8-12 8-12 127: A part that begins with 0 is octal, so the host is `127.0.0.1`. Write `177.0.0.1`, without the zeros at the start, or `127.0.0.1`: whichever you mean.',
    ],
  ],
  [
    'https://010.000.000.001/',
    [
      'ipv4-part-octal 8-11 8-11 8: A part that begins with 0 is octal, so the host is `8.0.0.1`. Write `10.0.0.1`, without the zeros at the start, or `8.0.0.1`: whichever you mean.',
      'ipv4-part-octal 12-15 12-15 0: A part that begins with 0 is octal, so the host is `8.0.0.1`. Write `10.0.0.1`, without the zeros at the start, or `8.0.0.1`: whichever you mean.',
      'ipv4-part-octal 16-19 16-19 0: A part that begins with 0 is octal, so the host is `8.0.0.1`. Write `10.0.0.1`, without the zeros at the start, or `8.0.0.1`: whichever you mean.',
      'ipv4-part-octal 20-23 20-23 1: A part that begins with 0 is octal, so the host is `8.0.0.1`. Write `10.0.0.1`, without the zeros at the start, or `8.0.0.1`: whichever you mean.',
    ],
  ],
  [
    'https://08.010.0.1/',
    [
      'ipv4-octal-digit 9-10 8-9 : `08` begins with 0, so it is octal, and an octal number cannot contain the digit 8. Write `8.010.0.1`, if you mean that.',
    ],
  ],
  [
    'https://010.0x1.0.1/',
    [
      'ipv4-part-octal 8-11 8-11 8: `010` is octal, because it begins with 0: in decimal, it is 8. Write `8` instead.',
      'ipv4-part-hexadecimal 12-15 12-15 1: `0x1` is hexadecimal, because it begins with 0x: in decimal, it is 1. Write `1` instead.',
    ],
  ],
  [
    'https://0x100.0.0.1/',
    [
      'ipv4-part-hexadecimal 8-13: `0x100` is hexadecimal, because it begins with 0x: in decimal, it is 256. Write four numbers from 0 to 255.',
      'ipv4-part-too-large 8-13: A part of an IPv4 address is at most 255; this one is 256.',
    ],
  ],
  [
    'https://0400.0.0.1/',
    [
      'ipv4-part-octal 8-12: `0400` is octal, because it begins with 0: in decimal, it is 256. Write four numbers from 0 to 255.',
      'ipv4-part-too-large 8-12: A part of an IPv4 address is at most 255; this one is 256.',
    ],
  ],
  [
    'https://0x7f.1/',
    [
      'ipv4-parts-left-out 8-14 8-14 127.0.0.1: The IPv4 address has 2 of 4 parts, some in hexadecimal, so it leads to `127.0.0.1`. Write all four parts: `127.0.0.1`.',
      'ipv4-part-hexadecimal 8-12 8-14 127.0.0.1: `0x7f` is hexadecimal, because it begins with 0x: in decimal, it is 127. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://0177.1/',
    [
      'ipv4-parts-left-out 8-14 8-14 127.0.0.1: The IPv4 address has 2 of 4 parts, some in octal, so it leads to `127.0.0.1`. Write all four parts: `127.0.0.1`.',
      'ipv4-part-octal 8-12 8-14 127.0.0.1: `0177` is octal, because it begins with 0: in decimal, it is 127. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://00.0.0.0/',
    [
      'ipv4-part-octal 8-10 8-10 0: `00` is octal, because it begins with 0: in decimal, it is 0. Write `0` instead.',
    ],
  ],
  [
    'https://0x1ffffffff/',
    [
      'ipv4-parts-left-out 8-19: An IPv4 address has four parts; this one has 1, so that `0x1ffffffff` fills the places of 4 parts.',
      'ipv4-part-hexadecimal 8-19: `0x1ffffffff` is hexadecimal, because it begins with 0x: in decimal, it is 8589934591. Write four numbers from 0 to 255.',
      'ipv4-last-part-too-large 8-19: An IPv4 address in one number is at most 4294967295; this one is 8589934591.',
    ],
  ],
  [
    'https://0xffffffff/',
    [
      'ipv4-parts-left-out 8-18 8-18 255.255.255.255: The host is the address `255.255.255.255`, written as a hexadecimal number. Write all four parts: `255.255.255.255`.',
      'ipv4-part-hexadecimal 8-18 8-18 255.255.255.255: `0xffffffff` is hexadecimal, because it begins with 0x: in decimal, it is 4294967295. Write all four parts: `255.255.255.255`.',
      'ipv4-last-part-fills 8-18 8-18 255.255.255.255: `0xffffffff` is above 255, so that it fills the places of 4 parts. Write all four parts: `255.255.255.255`.',
    ],
  ],
  [
    'https://010.300.0.1/',
    [
      'ipv4-part-octal 8-11 8-11 8: `010` is octal, because it begins with 0: in decimal, it is 8. Write `8` instead.',
      'ipv4-part-too-large 12-15: A part of an IPv4 address is at most 255; this one is 300.',
    ],
  ],
  [
    'https://010.255.0.1/',
    [
      'ipv4-part-octal 8-11 8-11 8: A part that begins with 0 is octal, so the host is `8.255.0.1`. Write `10.255.0.1`, without the zeros at the start, or `8.255.0.1`: whichever you mean.',
    ],
  ],
  [
    'https://0377.0.0.1/',
    [
      'ipv4-part-octal 8-12 8-12 255: `0377` is octal, because it begins with 0: in decimal, it is 255. Write `255` instead.',
    ],
  ],
  [
    'https://1.2.0x.4/',
    [
      'ipv4-part-hexadecimal 12-14 12-14 0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write `0` instead.',
    ],
  ],
  [
    'https://256.0.0.1/',
    ['ipv4-part-too-large 8-11: A part of an IPv4 address is at most 255; this one is 256.'],
  ],
  [
    'https://255.0.0.256/',
    ['ipv4-part-too-large 16-19: A part of an IPv4 address is at most 255; this one is 256.'],
  ],
  [
    'https://1.2.3.999/',
    ['ipv4-part-too-large 14-17: A part of an IPv4 address is at most 255; this one is 999.'],
  ],
  [
    'https://300.1/',
    [
      'ipv4-parts-left-out 12-13: An IPv4 address has four parts; this one has 2, so that `1` fills the places of 3 parts.',
      'ipv4-part-too-large 8-11: A part of an IPv4 address is at most 255; this one is 300.',
    ],
  ],
  [
    'https://4294967295/',
    [
      'ipv4-parts-left-out 8-18 8-18 255.255.255.255: The host is the address `255.255.255.255`, written as one number. Write all four parts: `255.255.255.255`.',
      'ipv4-last-part-fills 8-18 8-18 255.255.255.255: `4294967295` is above 255, so that it fills the places of 4 parts. Write all four parts: `255.255.255.255`.',
    ],
  ],
  [
    'https://4294967296/',
    [
      'ipv4-parts-left-out 8-18: An IPv4 address has four parts; this one has 1, so that `4294967296` fills the places of 4 parts.',
      'ipv4-last-part-too-large 8-18: An IPv4 address in one number is at most 4294967295; this one is 4294967296.',
    ],
  ],
  [
    'https://1.16777215/',
    [
      'ipv4-parts-left-out 10-18 8-18 1.255.255.255: The IPv4 address has 2 of 4 parts, so it leads to `1.255.255.255`. Write all four parts: `1.255.255.255`.',
      'ipv4-last-part-fills 10-18 8-18 1.255.255.255: `16777215` is above 255, so that it fills the places of 3 parts. Write all four parts: `1.255.255.255`.',
    ],
  ],
  [
    'https://1.16777216/',
    [
      'ipv4-parts-left-out 10-18: An IPv4 address has four parts; this one has 2, so that `16777216` fills the places of 3 parts.',
      'ipv4-last-part-too-large 10-18: The last part of an IPv4 address in 2 parts is at most 16777215; this one is 16777216.',
    ],
  ],
  [
    'https://1.2.65535/',
    [
      'ipv4-parts-left-out 12-17 8-17 1.2.255.255: The IPv4 address has 3 of 4 parts, so it leads to `1.2.255.255`. Write all four parts: `1.2.255.255`.',
      'ipv4-last-part-fills 12-17 8-17 1.2.255.255: `65535` is above 255, so that it fills the places of 2 parts. Write all four parts: `1.2.255.255`.',
    ],
  ],
  [
    'https://1.2.65536/',
    [
      'ipv4-parts-left-out 12-17: An IPv4 address has four parts; this one has 3, so that `65536` fills the places of 2 parts.',
      'ipv4-last-part-too-large 12-17: The last part of an IPv4 address in 3 parts is at most 65535; this one is 65536.',
    ],
  ],
  [
    'https://1.2.3.9999999999999999/',
    [
      'ipv4-part-too-large 14-30: A part of an IPv4 address is at most 255; this one is 9999999999999999.',
    ],
  ],
  [
    'https://1.2.3.999999999999999/',
    [
      'ipv4-part-too-large 14-29: A part of an IPv4 address is at most 255; this one is 999999999999999.',
    ],
  ],
  [
    `https://1.2.3.${'9'.repeat(21)}/`,
    [
      'ipv4-part-too-large 14-35: A part of an IPv4 address is at most 255; this one is a number of 21 digits.',
    ],
  ],
  [
    `https://${'9'.repeat(20)}/`,
    [
      `ipv4-parts-left-out 8-28: An IPv4 address has four parts; this one has 1, so that \`${'9'.repeat(20)}\` fills the places of 4 parts.`,
      `ipv4-last-part-too-large 8-28: An IPv4 address in one number is at most 4294967295; this one is ${'9'.repeat(20)}.`,
    ],
  ],
  [
    'https://256.256.0.1/',
    [
      'ipv4-part-too-large 8-11: A part of an IPv4 address is at most 255; this one is 256.',
      'ipv4-part-too-large 12-15: A part of an IPv4 address is at most 255; this one is 256.',
    ],
  ],
  [
    'https://1.2.3/',
    [
      'ipv4-parts-left-out 12-13: The IPv4 address has 3 of 4 parts, so it leads to `1.2.0.3`. Write the part that was left out.',
    ],
  ],
  [
    'https://10.1/',
    [
      'ipv4-parts-left-out 11-12: The IPv4 address has 2 of 4 parts, so it leads to `10.0.0.1`. Write the parts that were left out.',
    ],
  ],
  [
    'https://127.1/',
    [
      'ipv4-parts-left-out 12-13 8-13 127.0.0.1: The IPv4 address has 2 of 4 parts, so it leads to `127.0.0.1`. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://127.0.1/',
    [
      'ipv4-parts-left-out 14-15 8-15 127.0.0.1: The IPv4 address has 3 of 4 parts, so it leads to `127.0.0.1`. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://1.256/',
    [
      'ipv4-parts-left-out 10-13 8-13 1.0.1.0: The IPv4 address has 2 of 4 parts, so it leads to `1.0.1.0`. Write all four parts: `1.0.1.0`.',
      'ipv4-last-part-fills 10-13 8-13 1.0.1.0: `256` is above 255, so that it fills the places of 3 parts. Write all four parts: `1.0.1.0`.',
    ],
  ],
  [
    'https://1.255/',
    [
      'ipv4-parts-left-out 10-13: The IPv4 address has 2 of 4 parts, so it leads to `1.0.0.255`. Write the parts that were left out.',
    ],
  ],
  [
    'https://2130706433/',
    [
      'ipv4-parts-left-out 8-18 8-18 127.0.0.1: The host is the address `127.0.0.1`, written as one number. Write all four parts: `127.0.0.1`.',
      'ipv4-last-part-fills 8-18 8-18 127.0.0.1: `2130706433` is above 255, so that it fills the places of 4 parts. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://0x7f000001/',
    [
      'ipv4-parts-left-out 8-18 8-18 127.0.0.1: The host is the address `127.0.0.1`, written as a hexadecimal number. Write all four parts: `127.0.0.1`.',
      'ipv4-part-hexadecimal 8-18 8-18 127.0.0.1: `0x7f000001` is hexadecimal, because it begins with 0x: in decimal, it is 2130706433. Write all four parts: `127.0.0.1`.',
      'ipv4-last-part-fills 8-18 8-18 127.0.0.1: `0x7f000001` is above 255, so that it fills the places of 4 parts. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://017700000001/',
    [
      'ipv4-parts-left-out 8-20 8-20 127.0.0.1: The host is the address `127.0.0.1`, written as an octal number. Write all four parts: `127.0.0.1`.',
      'ipv4-part-octal 8-20 8-20 127.0.0.1: `017700000001` is octal, because it begins with 0: in decimal, it is 2130706433. Write all four parts: `127.0.0.1`.',
      'ipv4-last-part-fills 8-20 8-20 127.0.0.1: `017700000001` is above 255, so that it fills the places of 4 parts. Write all four parts: `127.0.0.1`.',
    ],
  ],
  [
    'https://1.0x2.03/',
    [
      'ipv4-parts-left-out 8-16 8-16 1.2.0.3: The IPv4 address has 3 of 4 parts, some in hexadecimal and octal, so it leads to `1.2.0.3`. Write all four parts: `1.2.0.3`.',
      'ipv4-part-hexadecimal 10-13 8-16 1.2.0.3: `0x2` is hexadecimal, because it begins with 0x: in decimal, it is 2. Write all four parts: `1.2.0.3`.',
      'ipv4-part-octal 14-16 8-16 1.2.0.3: `03` is octal, because it begins with 0: in decimal, it is 3. Write all four parts: `1.2.0.3`.',
    ],
  ],
  [
    'https://300.2.3/',
    [
      'ipv4-parts-left-out 14-15: An IPv4 address has four parts; this one has 3, so that `3` fills the places of 2 parts.',
      'ipv4-part-too-large 8-11: A part of an IPv4 address is at most 255; this one is 300.',
    ],
  ],
  [
    'https://1.2.257/',
    [
      'ipv4-parts-left-out 12-15 8-15 1.2.1.1: The IPv4 address has 3 of 4 parts, so it leads to `1.2.1.1`. Write all four parts: `1.2.1.1`.',
      'ipv4-last-part-fills 12-15 8-15 1.2.1.1: `257` is above 255, so that it fills the places of 2 parts. Write all four parts: `1.2.1.1`.',
    ],
  ],
  [
    'https://256/',
    [
      'ipv4-parts-left-out 8-11 8-11 0.0.1.0: The host is the address `0.0.1.0`, written as one number. Write all four parts: `0.0.1.0`.',
      'ipv4-last-part-fills 8-11 8-11 0.0.1.0: `256` is above 255, so that it fills the places of 4 parts. Write all four parts: `0.0.1.0`.',
    ],
  ],
  [
    'https://255/',
    [
      'ipv4-parts-left-out 8-11 8-11 0.0.0.255: The host is the address `0.0.0.255`, written as one number. Write all four parts: `0.0.0.255`.',
    ],
  ],
  [
    'https://\uff11\uff12\uff17.0.0.1/',
    [
      'ipv4-other-digits 8-11 8-11 127: `\uff11\uff12\uff17` is not written in ASCII; it is read as `127`. Write `127` instead.',
    ],
  ],
  [
    'https://127\u30020.0.1/',
    [
      'ipv4-other-digits 11-12 11-12 .: `\u3002` is not written in ASCII; it is read as `.`. Write `.` instead.',
    ],
  ],
  [
    'https://\u2460.\u2461.3.4/',
    [
      'ipv4-other-digits 8-9 8-15 1.2.3.4: `\u2460` is not written in ASCII; it is read as `1`. Write `1.2.3.4` instead.',
      'ipv4-other-digits 10-11 8-15 1.2.3.4: `\u2461` is not written in ASCII; it is read as `2`. Write `1.2.3.4` instead.',
    ],
  ],
  [
    'https://1.2.3.4\u3002/',
    [
      'host-final-dot 15-16 15-16 ',
      'ipv4-other-digits 15-16 15-16 : `\u3002` is not written in ASCII; it is read as `.`. Remove the dot.',
      'ipv4-final-dot 15-16 15-16 ',
    ],
  ],
  [
    'https://1.2.3\u00ad.4/',
    [
      'ipv4-other-digits 13-14 13-14 : The IPv4 address contains an invisible character, which is ignored. Remove it.',
    ],
  ],
  [
    'https://%EF%BC%91.2.3.4/',
    [
      'host-percent-encoded 8-17 8-17 \uff11: `%EF%BC%91` decodes to `\uff11`, which is what the parser reads. Write `\uff11` instead.',
      'ipv4-other-digits 8-17 8-17 1: `%EF%BC%91` is not written in ASCII; it is read as `1`. Write `1` instead.',
    ],
  ],
  [
    'https://\uff11.\uff12.x.4/',
    [
      'ipv4-other-digits 8-9 8-9 1: `\uff11` is not written in ASCII; it is read as `1`. Write `1` instead.',
      'ipv4-other-digits 10-11 10-11 2: `\uff12` is not written in ASCII; it is read as `2`. Write `2` instead.',
      'ipv4-part-not-numeric 12-13: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://\uff11.1/',
    [
      'ipv4-other-digits 8-9 8-9 1: `\uff11` is not written in ASCII; it is read as `1`. Write `1` instead.',
      'ipv4-parts-left-out 10-11: The IPv4 address has 2 of 4 parts, so it leads to `1.0.0.1`. Write the parts that were left out.',
    ],
  ],
  [
    'https://0256.0.0.1/',
    [
      'ipv4-part-octal 8-12 8-12 174: `0256` is octal, because it begins with 0: in decimal, it is 174. Write `174` instead.',
    ],
  ],
  [
    'https://0255.0.0.1/',
    [
      'ipv4-part-octal 8-12 8-12 173: A part that begins with 0 is octal, so the host is `173.0.0.1`. Write `255.0.0.1`, without the zeros at the start, or `173.0.0.1`: whichever you mean.',
    ],
  ],
  [
    'https://00x1.0.0.1/',
    [
      'ipv4-part-not-numeric 8-12: The host ends in a number, so it is an IPv4 address. Its part `00x1` is not a number.',
    ],
  ],
  [
    'https://0x.0x.0x.0x/',
    [
      'ipv4-part-hexadecimal 8-10 8-10 0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write `0` instead.',
      'ipv4-part-hexadecimal 11-13 11-13 0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write `0` instead.',
      'ipv4-part-hexadecimal 14-16 14-16 0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write `0` instead.',
      'ipv4-part-hexadecimal 17-19 17-19 0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write `0` instead.',
    ],
  ],
  [
    'https://0.0x100/',
    [
      'ipv4-parts-left-out 8-15 8-15 0.0.1.0: The IPv4 address has 2 of 4 parts, some in hexadecimal, so it leads to `0.0.1.0`. Write all four parts: `0.0.1.0`.',
      'ipv4-part-hexadecimal 10-15 8-15 0.0.1.0: `0x100` is hexadecimal, because it begins with 0x: in decimal, it is 256. Write all four parts: `0.0.1.0`.',
      'ipv4-last-part-fills 10-15 8-15 0.0.1.0: `0x100` is above 255, so that it fills the places of 3 parts. Write all four parts: `0.0.1.0`.',
    ],
  ],
  [
    'https://0x100/',
    [
      'ipv4-parts-left-out 8-13 8-13 0.0.1.0: The host is the address `0.0.1.0`, written as a hexadecimal number. Write all four parts: `0.0.1.0`.',
      'ipv4-part-hexadecimal 8-13 8-13 0.0.1.0: `0x100` is hexadecimal, because it begins with 0x: in decimal, it is 256. Write all four parts: `0.0.1.0`.',
      'ipv4-last-part-fills 8-13 8-13 0.0.1.0: `0x100` is above 255, so that it fills the places of 4 parts. Write all four parts: `0.0.1.0`.',
    ],
  ],
  [
    'https://1.2.0x10000/',
    [
      'ipv4-parts-left-out 8-19: An IPv4 address has four parts; this one has 3, so that `0x10000` fills the places of 2 parts.',
      'ipv4-part-hexadecimal 12-19 12-19 65536: `0x10000` is hexadecimal, because it begins with 0x: in decimal, it is 65536. Write `65536` instead.',
      'ipv4-last-part-too-large 12-19: The last part of an IPv4 address in 3 parts is at most 65535; this one is 65536.',
    ],
  ],
  [
    'https://01.02.03/',
    [
      'ipv4-parts-left-out 8-16 8-16 1.2.0.3: The IPv4 address has 3 of 4 parts, some in octal, so it leads to `1.2.0.3`. Write all four parts: `1.2.0.3`.',
      'ipv4-part-octal 8-10 8-16 1.2.0.3: `01` is octal, because it begins with 0: in decimal, it is 1. Write all four parts: `1.2.0.3`.',
      'ipv4-part-octal 11-13 8-16 1.2.0.3: `02` is octal, because it begins with 0: in decimal, it is 2. Write all four parts: `1.2.0.3`.',
      'ipv4-part-octal 14-16 8-16 1.2.0.3: `03` is octal, because it begins with 0: in decimal, it is 3. Write all four parts: `1.2.0.3`.',
    ],
  ],
  [
    'https://01.256/',
    [
      'ipv4-parts-left-out 8-14 8-14 1.0.1.0: The IPv4 address has 2 of 4 parts, some in octal, so it leads to `1.0.1.0`. Write all four parts: `1.0.1.0`.',
      'ipv4-part-octal 8-10 8-14 1.0.1.0: `01` is octal, because it begins with 0: in decimal, it is 1. Write all four parts: `1.0.1.0`.',
      'ipv4-last-part-fills 11-14 8-14 1.0.1.0: `256` is above 255, so that it fills the places of 3 parts. Write all four parts: `1.0.1.0`.',
    ],
  ],
  [
    'https://1.2.3.256./',
    [
      'host-final-dot 17-18 17-18 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 17-18 17-18 ',
      'ipv4-part-too-large 14-17: A part of an IPv4 address is at most 255; this one is 256.',
    ],
  ],
  [
    'https://1.2.3.4.0/',
    [
      'ipv4-extra-parts 15-17 15-17 : The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 5. Remove the parts after the fourth. The host is then `1.2.3.4`.',
    ],
  ],
  [
    'https://a.1.2.3.4.5/',
    [
      'ipv4-extra-parts 15-19: The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 6.',
    ],
  ],
  [
    'https://a.b.1.2.3.300/',
    [
      'ipv4-extra-parts 15-21: The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 6.',
    ],
  ],
  [
    'https://1.2.3.4.5./',
    [
      'host-final-dot 17-18 17-18 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 17-18 17-18 ',
      'ipv4-extra-parts 15-17 15-17 : The host ends in a number, so it is an IPv4 address. An IPv4 address has four parts, not 5. Remove the parts after the fourth. The host is then `1.2.3.4.`.',
    ],
  ],
  [
    'https://x.1./',
    [
      'host-final-dot 11-12 11-12 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 11-12 11-12 ',
      'ipv4-parts-left-out 10-11: An IPv4 address has four parts; this one has 2, so that `1` fills the places of 3 parts. Write the parts that were left out.',
      'ipv4-part-not-numeric 8-9: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://x.10./',
    [
      'host-final-dot 12-13 12-13 : The IPv4 address ends with a dot.',
      'ipv4-final-dot 12-13 12-13 ',
      'ipv4-parts-left-out 10-12: An IPv4 address has four parts; this one has 2, so that `10` fills the places of 3 parts. Write the parts that were left out.',
      'ipv4-part-not-numeric 8-9 9-10 :: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number. Write a colon instead of the dot before 10, if it is a port. The host is then `x`.',
    ],
  ],
  [
    'https://x.99999/',
    [
      'ipv4-parts-left-out 10-15: An IPv4 address has four parts; this one has 2, so that `99999` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-9 9-10 :: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number. Write a colon instead of the dot before 99999, if it is a port. The host is then `x`.',
    ],
  ],
  [
    'https://x.100000/',
    [
      'ipv4-parts-left-out 10-16: An IPv4 address has four parts; this one has 2, so that `100000` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-9: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://x.01/',
    [
      'ipv4-parts-left-out 8-12: An IPv4 address has four parts; this one has 2, so that `01` fills the places of 3 parts.',
      'ipv4-part-not-numeric 8-9: The last part of the host, `01`, is an octal number, so the host is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://1.x.10/',
    [
      'ipv4-parts-left-out 12-14: An IPv4 address has four parts; this one has 3, so that `10` fills the places of 2 parts. Write the part that was left out.',
      'ipv4-part-not-numeric 10-11: The host ends in a number, so it is an IPv4 address. Its part `x` is not a number.',
    ],
  ],
  [
    'https://l.l.l.1/',
    [
      'ipv4-part-not-numeric 8-9 8-9 1: A part of the IPv4 address contains the letter l, which looks like the digit 1. Write `1` instead. The host is then `1.1.1.1`.',
      'ipv4-part-not-numeric 10-11 10-11 1: A part of the IPv4 address contains the letter l, which looks like the digit 1. Write `1` instead. The host is then `1.1.1.1`.',
      'ipv4-part-not-numeric 12-13 12-13 1: A part of the IPv4 address contains the letter l, which looks like the digit 1. Write `1` instead. The host is then `1.1.1.1`.',
    ],
  ],
  [
    'https://ol1.0.0.1/',
    [
      'ipv4-part-not-numeric 8-11 8-11 011: A part of the IPv4 address contains the letter o, which looks like the digit 0. Write `011` instead. The host is then `011.0.0.1`.',
    ],
  ],
  [
    'https://1oo1.0.0.1/',
    [
      'ipv4-part-not-numeric 8-12: The host ends in a number, so it is an IPv4 address. Its part `1oo1` is not a number.',
    ],
  ],
  [
    'https://1O.0.0.1/',
    [
      'ipv4-part-not-numeric 8-10 8-10 10: A part of the IPv4 address contains the letter o, which looks like the digit 0. Write `10` instead. The host is then `10.0.0.1`.',
    ],
  ],
  [
    'https://i.0.0.0x1/',
    [
      'ipv4-part-not-numeric 8-9 8-9 1: A part of the IPv4 address contains the letter i, which looks like the digit 1. Write `1` instead. The host is then `1.0.0.0x1`.',
    ],
  ],
  [
    'https://0o.0.0.1/',
    [
      'ipv4-part-not-numeric 8-10 8-10 00: A part of the IPv4 address contains the letter o, which looks like the digit 0. Write `00` instead. The host is then `00.0.0.1`.',
    ],
  ],
  [
    'https://0018.0.0.1/',
    [
      'ipv4-octal-digit 11-12 8-10 : `0018` begins with 0, so it is octal, and an octal number cannot contain the digit 8. Write `18.0.0.1`, if you mean that.',
    ],
  ],
  [
    'https://08x.0.0.1/',
    [
      'ipv4-part-not-numeric 8-11: The host ends in a number, so it is an IPv4 address. Its part `08x` is not a number.',
    ],
  ],
  [
    'https://1.2.3.\u2460/',
    [
      'ipv4-other-digits 14-15 14-15 1: `\u2460` is not written in ASCII; it is read as `1`. Write `1` instead.',
    ],
  ],
  [
    'https://1.2.3.4%E3%80%82/',
    [
      'host-percent-encoded 15-24 15-24 \u3002: `%E3%80%82` decodes to `\u3002`, which is what the parser reads. Write `\u3002` instead.',
      'host-final-dot 15-24 15-24 ',
      'ipv4-other-digits 15-24 15-24 : `%E3%80%82` is not written in ASCII; it is read as `.`. Remove the dot.',
      'ipv4-final-dot 15-24 15-24 ',
    ],
  ],
  [
    'https://1\u3002\u3002/',
    [
      'label-empty 9-11 9-11 : The host ends with 2 dots. Remove the dots at the end. The host is then `1`.',
    ],
  ],
  [
    'https://\uff11\uff12.\uff13.4.5/',
    [
      'ipv4-other-digits 8-10 8-16 12.3.4.5: `\uff11\uff12` is not written in ASCII; it is read as `12`. Write `12.3.4.5` instead.',
      'ipv4-other-digits 11-12 8-16 12.3.4.5: `\uff13` is not written in ASCII; it is read as `3`. Write `12.3.4.5` instead.',
    ],
  ],
  [
    'https://1.2.3.4\u00ad/',
    [
      'ipv4-other-digits 15-16 15-16 : The IPv4 address contains an invisible character, which is ignored. Remove it.',
    ],
  ],
  [
    'https://\uff10x1.1/',
    [
      'ipv4-other-digits 8-9 8-9 0: `\uff10` is not written in ASCII; it is read as `0`. Write `0` instead.',
      'ipv4-parts-left-out 8-13 8-13 1.0.0.1: The IPv4 address has 2 of 4 parts, some in hexadecimal, so it leads to `1.0.0.1`. Write all four parts: `1.0.0.1`.',
      'ipv4-part-hexadecimal 8-11 8-13 1.0.0.1: `0x1` is hexadecimal, because it begins with 0x: in decimal, it is 1. Write all four parts: `1.0.0.1`.',
    ],
  ],
  [
    'https://127.1.300/',
    [
      'ipv4-parts-left-out 14-17 8-17 127.1.1.44: The IPv4 address has 3 of 4 parts, so it leads to `127.1.1.44`. Write all four parts: `127.1.1.44`.',
      'ipv4-last-part-fills 14-17 8-17 127.1.1.44: `300` is above 255, so that it fills the places of 2 parts. Write all four parts: `127.1.1.44`.',
    ],
  ],
  [
    'https://128.1/',
    [
      'ipv4-parts-left-out 12-13: The IPv4 address has 2 of 4 parts, so it leads to `128.0.0.1`. Write the parts that were left out.',
    ],
  ],
  [
    'https://126.0.1/',
    [
      'ipv4-parts-left-out 14-15: The IPv4 address has 3 of 4 parts, so it leads to `126.0.0.1`. Write the part that was left out.',
    ],
  ],
  [
    'https://0.0.0.0x/',
    [
      'ipv4-part-hexadecimal 14-16 14-16 0: `0x` is hexadecimal, because it begins with 0x: in decimal, it is 0. Write `0` instead.',
    ],
  ],
  [
    'https://9007199254740991/',
    [
      'ipv4-parts-left-out 8-24: An IPv4 address has four parts; this one has 1, so that `9007199254740991` fills the places of 4 parts.',
      'ipv4-last-part-too-large 8-24: An IPv4 address in one number is at most 4294967295; this one is 9007199254740991.',
    ],
  ],
  [
    'https://9007199254740993/',
    [
      'ipv4-parts-left-out 8-24: An IPv4 address has four parts; this one has 1, so that `9007199254740993` fills the places of 4 parts.',
      'ipv4-last-part-too-large 8-24: An IPv4 address in one number is at most 4294967295; this one is 9007199254740993.',
    ],
  ],
])
