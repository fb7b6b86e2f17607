// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { explain, groupCauses, type UrlCause } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { expectTold } from './told.ts'

/** Every cause of an input. */
function causesIn(input: string): readonly UrlCause[] {
  return explain(readUrl(input)).flatMap((error) => error.causes)
}

describe('what may be an attempt to deceive has a remedy that leads nowhere', () => {
  expectTold([
    [
      'https://example.com%40evil.example/',
      [
        'host-percent-encoded 19-22: written=%40 character=@',
        'host-delimiter 19-22: written=%40 character=@ detail=two-hosts',
      ],
    ],
    [
      'https://example.com\uff20evil.example/',
      ['host-delimiter 19-20: written=\uff20 mapped=@ character=@ detail=two-hosts'],
    ],
    [
      'https://bank.example%2F.evil.example/',
      [
        'host-percent-encoded 20-23: written=%2F character=/',
        'host-delimiter 20-23: written=%2F character=/ detail=two-hosts',
      ],
    ],
    [
      'https://bank.example%00.evil.example/',
      [
        'host-percent-encoded 20-23: written=%00 character=U+0000',
        'host-control-character 20-23: written=%00 character=U+0000 detail=two-hosts',
      ],
    ],
    [
      'https://bank.example%20evil.example/',
      [
        'host-percent-encoded 20-23: written=%20 character= ',
        'host-space 20-23: written=%20 character=  detail=two-hosts',
      ],
    ],
    [
      'https://a.example%0aHost/',
      [
        'host-percent-encoded 17-20: written=%0a character=\n',
        'host-control-character 17-20: written=%0a character=\n detail=two-hosts',
      ],
    ],
    ['https://a.example evil.example/', ['host-space 17-18: character=  detail=two-hosts']],
    [
      'https://bank.example\u2028evil.example/',
      ['host-disallowed-character 20-21: character=U+2028 detail=two-hosts'],
    ],
  ])
})

describe('a delimiter that is encoded or full-width is written as it is', () => {
  expectTold([
    [
      'https://example.com%2Fpath',
      [
        'host-percent-encoded 19-22: written=%2F character=/',
        'host-delimiter 19-22 19-22 /: written=%2F character=/ meant=/ host=example.com',
      ],
    ],
    [
      'https://example.com\uff1f',
      [
        'host-delimiter 19-20 19-20 ?: written=\uff1f mapped=? character=? meant=? host=example.com',
      ],
    ],
    [
      'https://example.com%3A80/',
      [
        'host-percent-encoded 19-22: written=%3A character=:',
        'host-delimiter 19-22 19-22 :: written=%3A character=: meant=: host=example.com',
      ],
    ],
    [
      'https://\uff3b::1\uff3d/',
      ['host-delimiter 8-9 8-13 [::1]: written=\uff3b mapped=[ character=[ meant=[::1]'],
    ],
    ['https://\u2100.com/', ['host-delimiter 8-9: written=\u2100 mapped=a/c character=/']],
  ])
})

describe('a placeholder is one cause', () => {
  test.each([
    '{host}',
    '{{ host }}',
    '${HOST}',
    '${HOST:-localhost}',
    '#{host}',
    '$(hostname)',
    '$HOST',
    '<host>',
    '<your domain>',
    '<%= host %>',
    '%HOST%',
    '%BASE_URL%',
    '%(host)s',
    '%s',
    '__HOST__',
    'YOUR_DOMAIN',
    '[your-domain]',
    '%7Bhost%7D',
    '{host:port}',
  ])('%s', (written) => {
    const [cause] = groupCauses(explain(readUrl(`https://${written}/x`)))[0]!.causes
    const places = [{ start: 8, end: 8 + written.length }]
    expect(cause).toMatchObject({ code: 'host-placeholder', places })
    expect(causesIn(`https://${written}/x`)).toContainEqual(
      expect.objectContaining({ code: 'host-placeholder', data: { written } }),
    )
  })

  describe('in a part of a host, in a port, and in other schemes', () => {
    expectTold([
      ['https://{sub}.example.com/', ['host-placeholder 8-13: written={sub}']],
      [
        'https://{a}.{b}/',
        ['host-placeholder 8-11: written={a}', 'host-placeholder 12-15: written={b}'],
      ],
      ['https://example.com:{port}/', ['port-character 20-26: detail=placeholder written={port}']],
      ['foo://<host>/', ['host-placeholder 6-12: written=<host>']],
    ])
  })

  test.each([
    'https://exa%mple.com/',
    'https://my_host.example/',
    'https://a$b.example/',
    'https://example.com<br>/',
    'https://<example.com>/',
    'https://{example.com}/',
    'https://%C3%BCber.de/',
  ])('%s is none', (input) => {
    expect(causesIn(input).map(({ code }) => code)).not.toContain('host-placeholder')
  })
})

describe('punctuation has the remedy that fits its place', () => {
  expectTold([
    [
      'https://example.com,/',
      ['host-punctuation 19-20 19-20 : character=, detail=around host=example.com'],
    ],
    [
      'https://"example.com"/',
      [
        'host-punctuation 8-9 8-9 : character=" detail=around host=example.com',
        'host-punctuation 20-21 20-21 : character=" detail=around host=example.com',
      ],
    ],
    [
      'https://example.com)/',
      ['host-punctuation 19-20 19-20 : character=) detail=around host=example.com'],
    ],
    [
      'https://example.com\uff0c/',
      [
        'host-punctuation 19-20 19-20 : written=\uff0c mapped=, character=, detail=around host=example.com',
      ],
    ],
    [
      'https://www,a,example/',
      [
        'host-punctuation 11-12 11-12 .: character=, detail=comma host=www.a.example',
        'host-punctuation 13-14 13-14 .: character=, detail=comma host=www.a.example',
      ],
    ],
    [
      'https://1,2,3,4/',
      [
        'host-punctuation 9-10 9-10 .: character=, detail=comma host=1.2.3.4',
        'host-punctuation 11-12 11-12 .: character=, detail=comma host=1.2.3.4',
        'host-punctuation 13-14 13-14 .: character=, detail=comma host=1.2.3.4',
      ],
    ],
    ['https://a.example,b.example/', ['host-punctuation 17-18: character=, detail=hosts']],
    ['https://localhost,80/', ['host-punctuation 17-18 17-18 :: character=, meant=localhost:80']],
    ['https://a.example;80/', ['host-punctuation 17-18 17-18 :: character=; meant=a.example:80']],
    [
      'https://a.example&b=c/',
      [
        'host-punctuation 17-18 17-18 ?: character=& detail=query host=a.example',
        'host-punctuation 19-20 17-18 ?: character== detail=query host=a.example',
      ],
    ],
    [
      'https://a.example&gt;/',
      [
        'host-punctuation 17-18 17-21 : character=& html=&gt; host=a.example',
        'host-punctuation 20-21 17-21 : character=; html=&gt; host=a.example',
      ],
    ],
    ['https://a.example<br>/', ['text-around-url 17-22 17-22 : after=text url=https://a.example']],
    ['https://*.example/', ['host-punctuation 8-9: character=* detail=asterisk']],
    ['https://a~b.example/', ['host-punctuation 9-10: character=~']],
    ['https://_dmarc.example/', ['host-punctuation 8-9: character=_']],
  ])
})

describe('dots and hyphens', () => {
  expectTold([
    ['https://.a.example/', ['label-empty 8-9 8-9 : detail=start host=a.example']],
    ['https://..a.example/', ['label-empty 8-10 8-10 : detail=start n=2 host=a.example']],
    ['https://a..example/', ['label-empty 9-11 9-11 .: n=2 host=a.example']],
    [
      'https://a.%2E.example/',
      [
        'host-percent-encoded 10-13 10-13 .: written=%2E meant=.',
        'label-empty 9-14 9-14 .: n=3 host=a.example',
      ],
    ],
    ['https://a.example..../', ['label-empty 17-21 17-21 : detail=end n=4 host=a.example']],
    ['https://../', ['label-empty 8-10: detail=no-name n=2']],
    ['https://r3---sn.example/', ['hyphens-third-fourth 10-13']],
  ])

  test('hyphens that begin and end a part are told once', () => {
    const codes = groupCauses(explain(readUrl('https://--/'))).flatMap(({ causes }) =>
      causes.map(({ code }) => code),
    )
    expect(codes).toEqual(['hyphen-at-start'])
  })
})

describe('names in Punycode that nobody has', () => {
  expectTold([
    [
      'https://xn--a/',
      [
        'host-disallowed-character 8-13: written=xn--a decoded=\u0080 character=U+0080 detail=spelling',
      ],
    ],
    [
      'https://xn--xn---epa/',
      [
        'hyphens-third-fourth 8-20: detail=spelling',
        'punycode-of-prefix 8-20: written=xn--xn---epa decoded=xn--\u00e9 detail=spelling',
      ],
    ],
    ['https://xn--99999.com/', ['punycode-overflow 8-17']],
    ['https://xn--mnchen-3ya!/', ['punycode-digit 22-23 22-23 : character=! host=xn--mnchen-3ya']],
  ])
})

describe('IPv6 addresses', () => {
  expectTold([
    [
      'https://[2001:db8:::1]/',
      ['ipv6-colons-in-a-row 17-20 17-20 ::: meant=:: host=[2001:db8::1]'],
    ],
    ['https://[1::2:::3]/', ['ipv6-colons-in-a-row 13-16 13-16 :: meant=: host=[1::2:3]']],
    ['https://[::1:::]/', ['ipv6-colons-in-a-row 12-15']],
    [
      'https://[1:2:3:4:5:6:7::8]/',
      ['ipv6-needless-compression 22-24 22-24 :: host=[1:2:3:4:5:6:7:8]'],
    ],
    ['https://[1:2:3:4:5:6:7:8:9]/', ['ipv6-extra-pieces 24-26: n=9']],
    ['https://[::1]8080/', ['ipv6-text-after-bracket 13-17 13-13 :: meant=[::1]:8080']],
    ['https://::1]/', ['ipv6-no-opening-bracket 8-8 8-12 [::1]: meant=[::1]']],
    [
      'https://2001:db8::1]:80/',
      [
        'ipv4-parts-left-out 8-12: length=1 last=2001 n=4',
        'ipv4-last-part-fills 8-12: last=2001 n=4',
        'ipv6-no-opening-bracket 8-8 8-23 [2001:db8::1]:80: meant=[2001:db8::1]:80',
      ],
    ],
    ['https://[::1/', ['ipv6-no-closing-bracket 12-12 12-12 ]: host=[::1]']],
    [
      'https://[::1:8080/',
      ['ipv6-no-closing-bracket 17-17: meant=[::1:8080] other=[::1]:8080 port=8080'],
    ],
    ['https://[fe80::1%eth0/', ['ipv6-no-closing-bracket 21-21 16-21 ]: meant=[fe80::1]']],
    ['https://[::1\uff3d/', ['ipv6-no-closing-bracket 13-13 12-13 ]: meant=[::1]']],
    ['https://[::1].80/', ['ipv6-text-after-bracket 13-16 13-14 :: meant=[::1]:80']],
    ['https://[example.com/', ['ipv6-name-in-brackets 8-9 8-9 : host=example.com']],
    [
      'https://[localhost:80]/',
      ['ipv6-name-in-brackets 8-22 8-22 localhost:80: written=localhost:80 host=localhost'],
    ],
    [
      'https://(::1)/',
      [
        'host-punctuation 8-9: character=(',
        'ipv6-without-brackets 8-13 8-13 [::1]: opening=( closing=) meant=[::1]',
      ],
    ],
    ['https://[1.2.3.4::]/', ['ipv6-ipv4-character 9-16']],
    [
      'https://[\uff12001::1]/',
      ['ipv6-character 9-10 9-10 2: character=U+FF12 meant=2 host=[2001::1]'],
    ],
    ['https://[fe80::1\uff05eth0]/', ['ipv6-zone 16-21 16-21 : zone=\uff05eth0 host=[fe80::1]']],
    ['https://[::xyz]/', ['ipv6-character 11-14: written=xyz detail=not-hexadecimal']],
  ])
})

describe('what is percent-encoded', () => {
  expectTold([
    [
      'https://a%C2%ADb.com/',
      ['host-percent-encoded 9-15 9-15 : detail=ignored written=%C2%AD character=U+00AD'],
    ],
    [
      'https://a.example%2/',
      ['host-percent-sign 17-18 17-19 : character=% half=%2 host=a.example'],
    ],
  ])
})

describe('IPv4 addresses and ports', () => {
  expectTold([
    [
      'https://example.com.8080/',
      [
        'ipv4-parts-left-out 20-24: length=3 last=8080 n=2',
        'ipv4-part-not-numeric 8-15 19-20 :: part=example port=8080 host=example.com',
        'ipv4-part-not-numeric 16-19 19-20 :: part=com port=8080 host=example.com',
      ],
    ],
    ['https://x.1.2.3.4/', ['ipv4-extra-parts 8-10 8-10 : host=1.2.3.4']],
    [
      'https://0xC0A80101/',
      [
        'ipv4-parts-left-out 8-18 8-18 192.168.1.1: detail=hexadecimal address=192.168.1.1',
        'ipv4-part-hexadecimal 8-18 8-18 192.168.1.1: part=0xc0a80101 value=3232235777 address=192.168.1.1',
        'ipv4-last-part-fills 8-18 8-18 192.168.1.1: last=0xc0a80101 n=4 address=192.168.1.1',
      ],
    ],
    [
      'https://\uff11.\uff12.3.4/',
      [
        'ipv4-other-digits 8-9 8-15 1.2.3.4: written=\uff11 ascii=1 meant=1.2.3.4',
        'ipv4-other-digits 10-11 8-15 1.2.3.4: written=\uff12 ascii=2 meant=1.2.3.4',
      ],
    ],
    [
      'https://127.0.0.1\u3002/',
      [
        'host-final-dot 17-18 17-18 ',
        'ipv4-other-digits 17-18 17-18 : written=\u3002 ascii=.',
        'ipv4-final-dot 17-18 17-18 ',
      ],
    ],
    [
      'https://1.2.3.0400/',
      ['ipv4-part-octal 14-18: part=0400 value=256', 'ipv4-part-too-large 14-18: value=256'],
    ],
    ['https://a.example:\uff18\uff10/', ['port-character 18-20 18-20 80: meant=80']],
    ['https://localhost::8080/', ['port-extra 17-19 18-19 ']],
    ['https://h:8o80/', ['port-character 11-12 11-12 0: character=o meant=0']],
    ['https://u:pw%40a.example/', ['port-character 10-24']],
  ])

  test('all errors of one address have one remedy', () => {
    const found = causesIn('https://0xC0A80101/')
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found.map(({ remedy }) => remedy)).size).toBe(1)
  })

  describe('a final dot after an address is not one of a domain', () => {
    expectTold([
      [
        'https://1.2.3.4./',
        ['host-final-dot 15-16 15-16 : detail=ipv4', 'ipv4-final-dot 15-16 15-16 '],
      ],
    ])
  })
})

describe('the scheme that is proposed is one', () => {
  expectTold([
    ['h\u0165tp://example.com/', ['scheme-character 1-2 0-4 http: character=U+0165 meant=http']],
    ['ht tps://example.com/', ['scheme-character 2-3 0-6 https: character= ']],
    ['my app://x', ['scheme-character 2-3 2-3 : character=  scheme=myapp']],
  ])
})

describe('half of a character is named as what it is', () => {
  expectTold([
    [
      'https://a\ud800b.com/',
      ['host-disallowed-character 9-10 9-10 : character=U+D800 host=ab.com'],
    ],
  ])
})

test('the characters of a long A-label are told once for each kind, and not one by one', () => {
  const reading = readUrl(`https://xn--${'a'.repeat(65_536)}/`)
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    expect(explain(reading)[0]!.causes.length).toBeLessThan(5)
    return performance.now() - start
  })
  // One by one, they take twice as long on a fast machine, and now a tenth.
  expect(Math.min(...times)).toBeLessThan(1_300)
})
