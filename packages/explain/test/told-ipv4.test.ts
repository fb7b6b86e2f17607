// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { expectTold } from './told.ts'

/** IPv4 addresses: an input, what is told of it, and its base. */
expectTold([
  ['https://1.2.3.4.5/', ['ipv4-extra-parts 15-17 15-17 : n=5 host=1.2.3.4']],
  ['https://x.y.1.2.3.4/', ['ipv4-extra-parts 8-12 8-12 : host=1.2.3.4']],
  ['https://x.300.2.3.4/', ['ipv4-extra-parts 17-19: n=5']],
  ['https://1.2.3.300.5/', ['ipv4-extra-parts 17-19: n=5']],
  ['https://1.2.3.255.5/', ['ipv4-extra-parts 17-19 17-19 : n=5 host=1.2.3.255']],
  ['https://1.2.3.4.5.6/', ['ipv4-extra-parts 15-19 15-19 : n=6 host=1.2.3.4']],
  ['https://1.2.3.4.0x5/', ['ipv4-extra-parts 15-19 15-19 : last=0x5 n=5 host=1.2.3.4']],
  [
    'https://127.0.0.1./',
    ['host-final-dot 17-18 17-18 : detail=ipv4', 'ipv4-final-dot 17-18 17-18 '],
  ],
  [
    'https://127.0.0.1%2E/',
    [
      'host-percent-encoded 17-20 17-20 .: written=%2E meant=.',
      'host-final-dot 17-20 17-20 : detail=ipv4',
      'ipv4-final-dot 17-20 17-20 ',
    ],
  ],
  [
    'https://1..2/',
    [
      'label-empty 9-11 9-11 .: n=2 host=1.2',
      'ipv4-parts-left-out 11-12: length=3 last=2 n=2',
      'ipv4-part-empty 9-10',
    ],
  ],
  ['https://.1.2.3/', ['label-empty 8-9 8-9 : detail=start host=1.2.3', 'ipv4-part-empty 8-9']],
  [
    'https://192..168.1.1/',
    [
      'label-empty 11-13 11-13 .: n=2 host=192.168.1.1',
      'ipv4-part-empty 11-12 11-12 : host=192.168.1.1',
    ],
  ],
  ['https://1..2.3/', ['label-empty 9-11 9-11 .: n=2 host=1.2.3', 'ipv4-part-empty 9-10']],
  [
    'https://..1.2.3/',
    [
      'label-empty 8-10 8-10 : detail=start n=2 host=1.2.3',
      'ipv4-part-empty 8-9: detail=four-numbers',
    ],
  ],
  [
    'https://test.42/',
    [
      'ipv4-parts-left-out 13-15: length=2 last=42 n=3',
      'ipv4-part-not-numeric 8-12 12-13 :: part=test port=42 host=test',
    ],
  ],
  [
    'https://test.x.42/',
    [
      'ipv4-parts-left-out 15-17: length=3 last=42 n=2',
      'ipv4-part-not-numeric 8-12 14-15 :: part=test port=42 host=test.x',
      'ipv4-part-not-numeric 13-14 14-15 :: part=x port=42 host=test.x',
    ],
  ],
  [
    'https://1.x.42/',
    ['ipv4-parts-left-out 12-14: length=3 last=42 n=2', 'ipv4-part-not-numeric 10-11: part=x'],
  ],
  [
    'https://test.123456/',
    [
      'ipv4-parts-left-out 13-19: length=2 last=123456 n=3',
      'ipv4-part-not-numeric 8-12: part=test',
    ],
  ],
  [
    'https://test.1/',
    ['ipv4-parts-left-out 13-14: length=2 last=1 n=3', 'ipv4-part-not-numeric 8-12: part=test'],
  ],
  [
    'https://test.042/',
    [
      'ipv4-parts-left-out 8-16: length=2 last=042 n=3',
      'ipv4-part-not-numeric 8-12: last=042 part=test',
    ],
  ],
  [
    'https://test.12345/',
    [
      'ipv4-parts-left-out 13-18: length=2 last=12345 n=3',
      'ipv4-part-not-numeric 8-12 12-13 :: part=test port=12345 host=test',
    ],
  ],
  ['https://1.2.x.4/', ['ipv4-part-not-numeric 12-13: part=x']],
  [
    'https://0xg.1/',
    [
      'ipv4-parts-left-out 8-13: length=2 last=1 n=3',
      'ipv4-part-not-numeric 8-11: detail=hexadecimal part=0xg',
    ],
  ],
  [
    'https://foo.0x/',
    [
      'ipv4-parts-left-out 8-14: length=2 last=0x n=3',
      'ipv4-part-not-numeric 8-11: last=0x part=foo',
    ],
  ],
  [
    'https://foo.0X1/',
    [
      'ipv4-parts-left-out 8-15: length=2 last=0x1 n=3',
      'ipv4-part-not-numeric 8-11: last=0x1 part=foo',
    ],
  ],
  [
    'https://foo.01/',
    [
      'ipv4-parts-left-out 8-14: length=2 last=01 n=3',
      'ipv4-part-not-numeric 8-11: last=01 part=foo',
    ],
  ],
  ['https://1.2.3.08/', ['ipv4-octal-digit 15-16 14-15 : part=08 character=8 host=1.2.3.8']],
  ['https://1.2.3.0018/', ['ipv4-octal-digit 17-18 14-16 : part=0018 character=8 host=1.2.3.18']],
  ['https://09.0.0.1/', ['ipv4-octal-digit 9-10 8-9 : part=09 character=9 host=9.0.0.1']],
  [
    'https://1o.0.0.1/',
    ['ipv4-part-not-numeric 8-10 8-10 10: letter=o digit=0 meant=10 host=10.0.0.1'],
  ],
  [
    'https://1.l.0.1/',
    ['ipv4-part-not-numeric 10-11 10-11 1: letter=l digit=1 meant=1 host=1.1.0.1'],
  ],
  ['https://o.0.0.1/', ['ipv4-part-not-numeric 8-9 8-9 0: letter=o digit=0 meant=0 host=0.0.0.1']],
  ['https://oo.0.0.1/', ['ipv4-part-not-numeric 8-10: part=oo']],
  [
    'https://1i.l1.0.1/',
    [
      'ipv4-part-not-numeric 8-10 8-10 11: letter=i digit=1 meant=11 host=11.11.0.1',
      'ipv4-part-not-numeric 11-13 11-13 11: letter=l digit=1 meant=11 host=11.11.0.1',
    ],
  ],
  ['https://1000o.0.0.1/', ['ipv4-part-not-numeric 8-13: part=1000o']],
  [
    'https://1o.0.1/',
    ['ipv4-parts-left-out 13-14: length=3 last=1 n=2', 'ipv4-part-not-numeric 8-10: part=1o'],
  ],
  ['https://0x7f.0.0.1/', ['ipv4-part-hexadecimal 8-12 8-12 127: part=0x7f value=127 meant=127']],
  ['https://0177.0.0.1/', ['ipv4-part-octal 8-12 8-12 127: address=127.0.0.1 meant=177.0.0.1']],
  [
    'https://010.000.000.001/',
    [
      'ipv4-part-octal 8-11 8-11 8: address=8.0.0.1 meant=10.0.0.1',
      'ipv4-part-octal 12-15 12-15 0: address=8.0.0.1 meant=10.0.0.1',
      'ipv4-part-octal 16-19 16-19 0: address=8.0.0.1 meant=10.0.0.1',
      'ipv4-part-octal 20-23 20-23 1: address=8.0.0.1 meant=10.0.0.1',
    ],
  ],
  ['https://08.010.0.1/', ['ipv4-octal-digit 9-10 8-9 : part=08 character=8 host=8.010.0.1']],
  [
    'https://010.0x1.0.1/',
    [
      'ipv4-part-octal 8-11 8-11 8: part=010 value=8 meant=8',
      'ipv4-part-hexadecimal 12-15 12-15 1: part=0x1 value=1 meant=1',
    ],
  ],
  [
    'https://0x100.0.0.1/',
    ['ipv4-part-hexadecimal 8-13: part=0x100 value=256', 'ipv4-part-too-large 8-13: value=256'],
  ],
  [
    'https://0400.0.0.1/',
    ['ipv4-part-octal 8-12: part=0400 value=256', 'ipv4-part-too-large 8-12: value=256'],
  ],
  [
    'https://0x7f.1/',
    [
      'ipv4-parts-left-out 8-14 8-14 127.0.0.1: length=2 bases=hexadecimal address=127.0.0.1',
      'ipv4-part-hexadecimal 8-12 8-14 127.0.0.1: part=0x7f value=127 address=127.0.0.1',
    ],
  ],
  [
    'https://0177.1/',
    [
      'ipv4-parts-left-out 8-14 8-14 127.0.0.1: length=2 bases=octal address=127.0.0.1',
      'ipv4-part-octal 8-12 8-14 127.0.0.1: part=0177 value=127 address=127.0.0.1',
    ],
  ],
  ['https://00.0.0.0/', ['ipv4-part-octal 8-10 8-10 0: part=00 value=0 meant=0']],
  [
    'https://0x1ffffffff/',
    [
      'ipv4-parts-left-out 8-19: length=1 last=0x1ffffffff n=4',
      'ipv4-part-hexadecimal 8-19: part=0x1ffffffff value=8589934591',
      'ipv4-last-part-too-large 8-19: most=4294967295 value=8589934591',
    ],
  ],
  [
    'https://0xffffffff/',
    [
      'ipv4-parts-left-out 8-18 8-18 255.255.255.255: detail=hexadecimal address=255.255.255.255',
      'ipv4-part-hexadecimal 8-18 8-18 255.255.255.255: part=0xffffffff value=4294967295 address=255.255.255.255',
      'ipv4-last-part-fills 8-18 8-18 255.255.255.255: last=0xffffffff n=4 address=255.255.255.255',
    ],
  ],
  [
    'https://010.300.0.1/',
    [
      'ipv4-part-octal 8-11 8-11 8: part=010 value=8 meant=8',
      'ipv4-part-too-large 12-15: value=300',
    ],
  ],
  ['https://010.255.0.1/', ['ipv4-part-octal 8-11 8-11 8: address=8.255.0.1 meant=10.255.0.1']],
  ['https://0377.0.0.1/', ['ipv4-part-octal 8-12 8-12 255: part=0377 value=255 meant=255']],
  ['https://1.2.0x.4/', ['ipv4-part-hexadecimal 12-14 12-14 0: part=0x value=0 meant=0']],
  ['https://256.0.0.1/', ['ipv4-part-too-large 8-11: value=256']],
  ['https://255.0.0.256/', ['ipv4-part-too-large 16-19: value=256']],
  ['https://1.2.3.999/', ['ipv4-part-too-large 14-17: value=999']],
  [
    'https://300.1/',
    ['ipv4-parts-left-out 12-13: length=2 last=1 n=3', 'ipv4-part-too-large 8-11: value=300'],
  ],
  [
    'https://4294967295/',
    [
      'ipv4-parts-left-out 8-18 8-18 255.255.255.255: address=255.255.255.255',
      'ipv4-last-part-fills 8-18 8-18 255.255.255.255: last=4294967295 n=4 address=255.255.255.255',
    ],
  ],
  [
    'https://4294967296/',
    [
      'ipv4-parts-left-out 8-18: length=1 last=4294967296 n=4',
      'ipv4-last-part-too-large 8-18: most=4294967295 value=4294967296',
    ],
  ],
  [
    'https://1.16777215/',
    [
      'ipv4-parts-left-out 10-18 8-18 1.255.255.255: length=2 address=1.255.255.255',
      'ipv4-last-part-fills 10-18 8-18 1.255.255.255: last=16777215 n=3 address=1.255.255.255',
    ],
  ],
  [
    'https://1.16777216/',
    [
      'ipv4-parts-left-out 10-18: length=2 last=16777216 n=3',
      'ipv4-last-part-too-large 10-18: n=2 most=16777215 value=16777216',
    ],
  ],
  [
    'https://1.2.65535/',
    [
      'ipv4-parts-left-out 12-17 8-17 1.2.255.255: length=3 address=1.2.255.255',
      'ipv4-last-part-fills 12-17 8-17 1.2.255.255: last=65535 n=2 address=1.2.255.255',
    ],
  ],
  [
    'https://1.2.65536/',
    [
      'ipv4-parts-left-out 12-17: length=3 last=65536 n=2',
      'ipv4-last-part-too-large 12-17: n=3 most=65535 value=65536',
    ],
  ],
  ['https://1.2.3.9999999999999999/', ['ipv4-part-too-large 14-30: value=9999999999999999']],
  ['https://1.2.3.999999999999999/', ['ipv4-part-too-large 14-29: value=999999999999999']],
  [
    `https://1.2.3.${'9'.repeat(21)}/`,
    ['ipv4-part-too-large 14-35: value=a number of 21 digits length=21'],
  ],
  [
    `https://${'9'.repeat(20)}/`,
    [
      'ipv4-parts-left-out 8-28: length=1 last=99999999999999999999 n=4',
      'ipv4-last-part-too-large 8-28: most=4294967295 value=99999999999999999999',
    ],
  ],
  [
    'https://256.256.0.1/',
    ['ipv4-part-too-large 8-11: value=256', 'ipv4-part-too-large 12-15: value=256'],
  ],
  ['https://1.2.3/', ['ipv4-parts-left-out 12-13: length=3 address=1.2.0.3']],
  ['https://10.1/', ['ipv4-parts-left-out 11-12: length=2 address=10.0.0.1']],
  ['https://127.1/', ['ipv4-parts-left-out 12-13 8-13 127.0.0.1: length=2 address=127.0.0.1']],
  ['https://127.0.1/', ['ipv4-parts-left-out 14-15 8-15 127.0.0.1: length=3 address=127.0.0.1']],
  [
    'https://1.256/',
    [
      'ipv4-parts-left-out 10-13 8-13 1.0.1.0: length=2 address=1.0.1.0',
      'ipv4-last-part-fills 10-13 8-13 1.0.1.0: last=256 n=3 address=1.0.1.0',
    ],
  ],
  ['https://1.255/', ['ipv4-parts-left-out 10-13: length=2 address=1.0.0.255']],
  [
    'https://2130706433/',
    [
      'ipv4-parts-left-out 8-18 8-18 127.0.0.1: address=127.0.0.1',
      'ipv4-last-part-fills 8-18 8-18 127.0.0.1: last=2130706433 n=4 address=127.0.0.1',
    ],
  ],
  [
    'https://0x7f000001/',
    [
      'ipv4-parts-left-out 8-18 8-18 127.0.0.1: detail=hexadecimal address=127.0.0.1',
      'ipv4-part-hexadecimal 8-18 8-18 127.0.0.1: part=0x7f000001 value=2130706433 address=127.0.0.1',
      'ipv4-last-part-fills 8-18 8-18 127.0.0.1: last=0x7f000001 n=4 address=127.0.0.1',
    ],
  ],
  [
    'https://017700000001/',
    [
      'ipv4-parts-left-out 8-20 8-20 127.0.0.1: detail=octal address=127.0.0.1',
      'ipv4-part-octal 8-20 8-20 127.0.0.1: part=017700000001 value=2130706433 address=127.0.0.1',
      'ipv4-last-part-fills 8-20 8-20 127.0.0.1: last=017700000001 n=4 address=127.0.0.1',
    ],
  ],
  [
    'https://1.0x2.03/',
    [
      'ipv4-parts-left-out 8-16 8-16 1.2.0.3: length=3 bases=hexadecimal,octal address=1.2.0.3',
      'ipv4-part-hexadecimal 10-13 8-16 1.2.0.3: part=0x2 value=2 address=1.2.0.3',
      'ipv4-part-octal 14-16 8-16 1.2.0.3: part=03 value=3 address=1.2.0.3',
    ],
  ],
  [
    'https://300.2.3/',
    ['ipv4-parts-left-out 14-15: length=3 last=3 n=2', 'ipv4-part-too-large 8-11: value=300'],
  ],
  [
    'https://1.2.257/',
    [
      'ipv4-parts-left-out 12-15 8-15 1.2.1.1: length=3 address=1.2.1.1',
      'ipv4-last-part-fills 12-15 8-15 1.2.1.1: last=257 n=2 address=1.2.1.1',
    ],
  ],
  [
    'https://256/',
    [
      'ipv4-parts-left-out 8-11 8-11 0.0.1.0: address=0.0.1.0',
      'ipv4-last-part-fills 8-11 8-11 0.0.1.0: last=256 n=4 address=0.0.1.0',
    ],
  ],
  ['https://255/', ['ipv4-parts-left-out 8-11 8-11 0.0.0.255: address=0.0.0.255']],
  [
    'https://\uff11\uff12\uff17.0.0.1/',
    ['ipv4-other-digits 8-11 8-11 127: written=\uff11\uff12\uff17 ascii=127 meant=127'],
  ],
  ['https://127\u30020.0.1/', ['ipv4-other-digits 11-12 11-12 .: written=\u3002 ascii=. meant=.']],
  [
    'https://\u2460.\u2461.3.4/',
    [
      'ipv4-other-digits 8-9 8-15 1.2.3.4: written=\u2460 ascii=1 meant=1.2.3.4',
      'ipv4-other-digits 10-11 8-15 1.2.3.4: written=\u2461 ascii=2 meant=1.2.3.4',
    ],
  ],
  [
    'https://1.2.3.4\u3002/',
    [
      'host-final-dot 15-16 15-16 ',
      'ipv4-other-digits 15-16 15-16 : written=\u3002 ascii=.',
      'ipv4-final-dot 15-16 15-16 ',
    ],
  ],
  ['https://1.2.3\u00ad.4/', ['ipv4-other-digits 13-14 13-14 ']],
  [
    'https://%EF%BC%91.2.3.4/',
    [
      'host-percent-encoded 8-17 8-17 \uff11: written=%EF%BC%91 meant=\uff11',
      'ipv4-other-digits 8-17 8-17 1: written=%EF%BC%91 ascii=1 meant=1',
    ],
  ],
  [
    'https://\uff11.\uff12.x.4/',
    [
      'ipv4-other-digits 8-9 8-9 1: written=\uff11 ascii=1 meant=1',
      'ipv4-other-digits 10-11 10-11 2: written=\uff12 ascii=2 meant=2',
      'ipv4-part-not-numeric 12-13: part=x',
    ],
  ],
  [
    'https://\uff11.1/',
    [
      'ipv4-other-digits 8-9 8-9 1: written=\uff11 ascii=1 meant=1',
      'ipv4-parts-left-out 10-11: length=2 address=1.0.0.1',
    ],
  ],
  ['https://0256.0.0.1/', ['ipv4-part-octal 8-12 8-12 174: part=0256 value=174 meant=174']],
  ['https://0255.0.0.1/', ['ipv4-part-octal 8-12 8-12 173: address=173.0.0.1 meant=255.0.0.1']],
  ['https://00x1.0.0.1/', ['ipv4-part-not-numeric 8-12: part=00x1']],
  [
    'https://0x.0x.0x.0x/',
    [
      'ipv4-part-hexadecimal 8-10 8-10 0: part=0x value=0 meant=0',
      'ipv4-part-hexadecimal 11-13 11-13 0: part=0x value=0 meant=0',
      'ipv4-part-hexadecimal 14-16 14-16 0: part=0x value=0 meant=0',
      'ipv4-part-hexadecimal 17-19 17-19 0: part=0x value=0 meant=0',
    ],
  ],
  [
    'https://0.0x100/',
    [
      'ipv4-parts-left-out 8-15 8-15 0.0.1.0: length=2 bases=hexadecimal address=0.0.1.0',
      'ipv4-part-hexadecimal 10-15 8-15 0.0.1.0: part=0x100 value=256 address=0.0.1.0',
      'ipv4-last-part-fills 10-15 8-15 0.0.1.0: last=0x100 n=3 address=0.0.1.0',
    ],
  ],
  [
    'https://0x100/',
    [
      'ipv4-parts-left-out 8-13 8-13 0.0.1.0: detail=hexadecimal address=0.0.1.0',
      'ipv4-part-hexadecimal 8-13 8-13 0.0.1.0: part=0x100 value=256 address=0.0.1.0',
      'ipv4-last-part-fills 8-13 8-13 0.0.1.0: last=0x100 n=4 address=0.0.1.0',
    ],
  ],
  [
    'https://1.2.0x10000/',
    [
      'ipv4-parts-left-out 8-19: length=3 last=0x10000 n=2',
      'ipv4-part-hexadecimal 12-19 12-19 65536: part=0x10000 value=65536 meant=65536',
      'ipv4-last-part-too-large 12-19: n=3 most=65535 value=65536',
    ],
  ],
  [
    'https://01.02.03/',
    [
      'ipv4-parts-left-out 8-16 8-16 1.2.0.3: length=3 bases=octal address=1.2.0.3',
      'ipv4-part-octal 8-10 8-16 1.2.0.3: part=01 value=1 address=1.2.0.3',
      'ipv4-part-octal 11-13 8-16 1.2.0.3: part=02 value=2 address=1.2.0.3',
      'ipv4-part-octal 14-16 8-16 1.2.0.3: part=03 value=3 address=1.2.0.3',
    ],
  ],
  [
    'https://01.256/',
    [
      'ipv4-parts-left-out 8-14 8-14 1.0.1.0: length=2 bases=octal address=1.0.1.0',
      'ipv4-part-octal 8-10 8-14 1.0.1.0: part=01 value=1 address=1.0.1.0',
      'ipv4-last-part-fills 11-14 8-14 1.0.1.0: last=256 n=3 address=1.0.1.0',
    ],
  ],
  [
    'https://1.2.3.256./',
    [
      'host-final-dot 17-18 17-18 : detail=ipv4',
      'ipv4-final-dot 17-18 17-18 ',
      'ipv4-part-too-large 14-17: value=256',
    ],
  ],
  ['https://1.2.3.4.0/', ['ipv4-extra-parts 15-17 15-17 : n=5 host=1.2.3.4']],
  ['https://a.1.2.3.4.5/', ['ipv4-extra-parts 15-19: n=6']],
  ['https://a.b.1.2.3.300/', ['ipv4-extra-parts 15-21: n=6']],
  [
    'https://1.2.3.4.5./',
    [
      'host-final-dot 17-18 17-18 : detail=ipv4',
      'ipv4-final-dot 17-18 17-18 ',
      'ipv4-extra-parts 15-17 15-17 : n=5 host=1.2.3.4.',
    ],
  ],
  [
    'https://x.1./',
    [
      'host-final-dot 11-12 11-12 : detail=ipv4',
      'ipv4-final-dot 11-12 11-12 ',
      'ipv4-parts-left-out 10-11: length=2 last=1 n=3',
      'ipv4-part-not-numeric 8-9: part=x',
    ],
  ],
  [
    'https://x.10./',
    [
      'host-final-dot 12-13 12-13 : detail=ipv4',
      'ipv4-final-dot 12-13 12-13 ',
      'ipv4-parts-left-out 10-12: length=2 last=10 n=3',
      'ipv4-part-not-numeric 8-9 9-10 :: part=x port=10 host=x',
    ],
  ],
  [
    'https://x.99999/',
    [
      'ipv4-parts-left-out 10-15: length=2 last=99999 n=3',
      'ipv4-part-not-numeric 8-9 9-10 :: part=x port=99999 host=x',
    ],
  ],
  [
    'https://x.100000/',
    ['ipv4-parts-left-out 10-16: length=2 last=100000 n=3', 'ipv4-part-not-numeric 8-9: part=x'],
  ],
  [
    'https://x.01/',
    ['ipv4-parts-left-out 8-12: length=2 last=01 n=3', 'ipv4-part-not-numeric 8-9: last=01 part=x'],
  ],
  [
    'https://1.x.10/',
    ['ipv4-parts-left-out 12-14: length=3 last=10 n=2', 'ipv4-part-not-numeric 10-11: part=x'],
  ],
  [
    'https://l.l.l.1/',
    [
      'ipv4-part-not-numeric 8-9 8-9 1: letter=l digit=1 meant=1 host=1.1.1.1',
      'ipv4-part-not-numeric 10-11 10-11 1: letter=l digit=1 meant=1 host=1.1.1.1',
      'ipv4-part-not-numeric 12-13 12-13 1: letter=l digit=1 meant=1 host=1.1.1.1',
    ],
  ],
  [
    'https://ol1.0.0.1/',
    ['ipv4-part-not-numeric 8-11 8-11 011: letter=o digit=0 meant=011 host=011.0.0.1'],
  ],
  ['https://1oo1.0.0.1/', ['ipv4-part-not-numeric 8-12: part=1oo1']],
  [
    'https://1O.0.0.1/',
    ['ipv4-part-not-numeric 8-10 8-10 10: letter=o digit=0 meant=10 host=10.0.0.1'],
  ],
  [
    'https://i.0.0.0x1/',
    ['ipv4-part-not-numeric 8-9 8-9 1: letter=i digit=1 meant=1 host=1.0.0.0x1'],
  ],
  [
    'https://0o.0.0.1/',
    ['ipv4-part-not-numeric 8-10 8-10 00: letter=o digit=0 meant=00 host=00.0.0.1'],
  ],
  ['https://0018.0.0.1/', ['ipv4-octal-digit 11-12 8-10 : part=0018 character=8 host=18.0.0.1']],
  ['https://08x.0.0.1/', ['ipv4-part-not-numeric 8-11: part=08x']],
  ['https://1.2.3.\u2460/', ['ipv4-other-digits 14-15 14-15 1: written=\u2460 ascii=1 meant=1']],
  [
    'https://1.2.3.4%E3%80%82/',
    [
      'host-percent-encoded 15-24 15-24 \u3002: written=%E3%80%82 meant=\u3002',
      'host-final-dot 15-24 15-24 ',
      'ipv4-other-digits 15-24 15-24 : written=%E3%80%82 ascii=.',
      'ipv4-final-dot 15-24 15-24 ',
    ],
  ],
  ['https://1\u3002\u3002/', ['label-empty 9-11 9-11 : detail=end n=2 host=1']],
  [
    'https://\uff11\uff12.\uff13.4.5/',
    [
      'ipv4-other-digits 8-10 8-16 12.3.4.5: written=\uff11\uff12 ascii=12 meant=12.3.4.5',
      'ipv4-other-digits 11-12 8-16 12.3.4.5: written=\uff13 ascii=3 meant=12.3.4.5',
    ],
  ],
  ['https://1.2.3.4\u00ad/', ['ipv4-other-digits 15-16 15-16 ']],
  [
    'https://\uff10x1.1/',
    [
      'ipv4-other-digits 8-9 8-9 0: written=\uff10 ascii=0 meant=0',
      'ipv4-parts-left-out 8-13 8-13 1.0.0.1: length=2 bases=hexadecimal address=1.0.0.1',
      'ipv4-part-hexadecimal 8-11 8-13 1.0.0.1: part=0x1 value=1 address=1.0.0.1',
    ],
  ],
  [
    'https://127.1.300/',
    [
      'ipv4-parts-left-out 14-17 8-17 127.1.1.44: length=3 address=127.1.1.44',
      'ipv4-last-part-fills 14-17 8-17 127.1.1.44: last=300 n=2 address=127.1.1.44',
    ],
  ],
  ['https://128.1/', ['ipv4-parts-left-out 12-13: length=2 address=128.0.0.1']],
  ['https://126.0.1/', ['ipv4-parts-left-out 14-15: length=3 address=126.0.0.1']],
  ['https://0.0.0.0x/', ['ipv4-part-hexadecimal 14-16 14-16 0: part=0x value=0 meant=0']],
  [
    'https://9007199254740991/',
    [
      'ipv4-parts-left-out 8-24: length=1 last=9007199254740991 n=4',
      'ipv4-last-part-too-large 8-24: most=4294967295 value=9007199254740991',
    ],
  ],
  [
    'https://9007199254740993/',
    [
      'ipv4-parts-left-out 8-24: length=1 last=9007199254740993 n=4',
      'ipv4-last-part-too-large 8-24: most=4294967295 value=9007199254740993',
    ],
  ],
])
