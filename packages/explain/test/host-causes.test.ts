// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested

import { explain, groupCauses, type UrlCause } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'

type Told = readonly [marked: readonly string[], message: string, remedy: string]

/** What is told first of an input: the characters that are marked, the first sentence, and what to do. */
function toldOf(input: string): Told {
  const [cause] = groupCauses(explain(readUrl(input)))[0]!.causes
  const { places, messages, remedies } = cause!
  expect(remedies, 'one thing to do').toHaveLength(1)
  return [places.map(({ start, end }) => input.slice(start, end)), messages[0]!, remedies[0]!]
}

/** Every cause of an input. */
function causesIn(input: string): readonly UrlCause[] {
  return explain(readUrl(input)).flatMap((error) => error.causes)
}

const KEEP_ONE =
  'Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.'

describe('what may be an attempt to deceive has a remedy that leads nowhere', () => {
  test.each([
    ['https://example.com%40evil.example/', '%40', 'one host and lead to another'],
    ['https://example.com\uff20evil.example/', '\uff20', 'one host and lead to another'],
    ['https://bank.example%2F.evil.example/', '%2F', 'one host and lead to another'],
    ['https://bank.example%00.evil.example/', '%00', 'one host and lead to another'],
    ['https://bank.example%20evil.example/', '%20', 'one host and lead to another'],
    ['https://a.example%0aHost/', '%0a', 'decodes to a line feed, which a host cannot contain.'],
    ['https://a.example evil.example/', ' ', 'A host cannot contain a space.'],
    ['https://bank.example\u2028evil.example/', '\u2028', 'one host and lead to another'],
  ])('%j', (input, marked, message) => {
    expect(toldOf(input)).toEqual([[marked], expect.stringContaining(message), KEEP_ONE])
    for (const { edit } of causesIn(input)) expect(edit).toBe(null)
  })
})

describe('a delimiter that is encoded or full-width is written as it is', () => {
  test.each([
    [
      'https://example.com%2Fpath',
      '%2F',
      'Write / instead of `%2F`. The host is then `example.com`.',
    ],
    [
      'https://example.com\uff1f',
      '\uff1f',
      'Write ? instead of `？`. The host is then `example.com`.',
    ],
    [
      'https://example.com%3A80/',
      '%3A',
      'Write : instead of `%3A`. The host is then `example.com`.',
    ],
    ['https://\uff3b::1\uff3d/', '\uff3b', 'Write `[::1]` instead.'],
    ['https://\u2100.com/', '\u2100', 'Write letters, digits and hyphens instead of `℀`.'],
  ])('%j', (input, marked, remedy) => {
    expect(toldOf(input)).toEqual([[marked], expect.any(String), remedy])
  })
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
    expect(toldOf(`https://${written}/x`)).toEqual([
      [written],
      `\`${written}\` looks like a placeholder that was not filled in.`,
      'Write the value that belongs there.',
    ])
  })

  test('in a part of a host, in a port, and in other schemes', () => {
    expect(toldOf('https://{sub}.example.com/')[0]).toEqual(['{sub}'])
    expect(toldOf('https://{a}.{b}/')[0]).toEqual(['{a}', '{b}'])
    expect(toldOf('https://example.com:{port}/')).toEqual([
      ['{port}'],
      '`{port}` looks like a placeholder that was not filled in, and a port is a number.',
      'Write the number of the port.',
    ])
    expect(toldOf('foo://<host>/')[0]).toEqual(['<host>'])
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
  const OWN =
    'Check the spelling; if the name is yours to choose, use only letters, digits and hyphens.'
  test.each<[string, ...Told]>([
    ['https://example.com,/', [','], 'a comma (,)', 'Remove it. The host is then `example.com`.'],
    [
      'https://"example.com"/',
      ['"', '"'],
      'a quotation',
      'Remove it. The host is then `example.com`.',
    ],
    [
      'https://example.com)/',
      [')'],
      'a closing paren',
      'Remove it. The host is then `example.com`.',
    ],
    [
      'https://example.com\uff0c/',
      ['\uff0c'],
      'a comma',
      'Remove it. The host is then `example.com`.',
    ],
    [
      'https://www,a,example/',
      [',', ','],
      'a comma',
      'Write a dot instead of the comma. The host is then `www.a.example`.',
    ],
    [
      'https://1,2,3,4/',
      [',', ',', ','],
      'a comma',
      'Write a dot instead of the comma. The host is then `1.2.3.4`.',
    ],
    ['https://a.example,b.example/', [','], 'a comma (,)', 'Write one host only.'],
    ['https://localhost,80/', [','], 'a comma (,)', 'Write `localhost:80` instead.'],
    ['https://a.example;80/', [';'], 'a semicolon (;)', 'Write `a.example:80` instead.'],
    [
      'https://a.example&b=c/',
      ['&', '='],
      'an ampersand (&)',
      'Begin the query with ? instead of &. The host is then `a.example`.',
    ],
    [
      'https://a.example&gt;/',
      ['&', ';'],
      'an ampersand (&)',
      'Remove `&gt;`, which is HTML. The host is then `a.example`.',
    ],
    ['https://a.example<br>/', ['<br>/'], 'text is after it', 'Use only `https://a.example`.'],
    [
      'https://*.example/',
      ['*'],
      'an asterisk (*)',
      'Write the name that the asterisk stands for: a URL leads to one host.',
    ],
    ['https://a~b.example/', ['~'], 'The rules for host names do not allow a tilde (~).', OWN],
    ['https://_dmarc.example/', ['_'], 'an underscore (_)', OWN],
  ])('%j', (input, marked, message, remedy) => {
    expect(toldOf(input)).toEqual([marked, expect.stringContaining(message), remedy])
  })
})

describe('dots and hyphens', () => {
  test.each<[string, ...Told]>([
    [
      'https://.a.example/',
      ['.'],
      'The host begins with a dot.',
      'Write `a.example`, if you mean that.',
    ],
    [
      'https://..a.example/',
      ['..'],
      'The host begins with 2 dots.',
      'Remove the dots. The host is then `a.example`.',
    ],
    [
      'https://a..example/',
      ['..'],
      'The host has 2 dots in a row.',
      'Write one dot instead. The host is then `a.example`.',
    ],
    [
      'https://a.%2E.example/',
      ['.%2E.'],
      'The host has 3 dots in a row.',
      'Write one dot instead. The host is then `a.example`.',
    ],
    [
      'https://a.example..../',
      ['....'],
      'The host ends with 4 dots.',
      'Remove the dots at the end. The host is then `a.example`.',
    ],
    ['https://../', ['..'], 'The host has only 2 dots, and no name.', 'Write a host.'],
    [
      'https://r3---sn.example/',
      ['---'],
      'hyphens in both',
      'Check the spelling; if the name is yours to choose, write one hyphen.',
    ],
  ])('%j', (input, marked, message, remedy) => {
    expect(toldOf(input)).toEqual([marked, expect.stringContaining(message), remedy])
  })

  test('hyphens that begin and end a part are told once', () => {
    const codes = groupCauses(explain(readUrl('https://--/'))).flatMap(({ causes }) =>
      causes.map(({ code }) => code),
    )
    expect(codes).toEqual(['hyphen-at-start'])
  })
})

describe('names in Punycode that nobody has', () => {
  test.each<[string, ...Told]>([
    [
      'https://xn--a/',
      ['xn--a'],
      'A name that begins with `xn--` is a name in another script, written in ASCII; `xn--a` stands for `\\u0080`. A domain cannot contain the control character U+0080.',
      'Check the spelling, or choose another name.',
    ],
    [
      'https://xn--xn---epa/',
      ['xn--xn---epa'],
      'which is never written this way.',
      'Check the spelling, or choose another name.',
    ],
    [
      'https://xn--99999.com/',
      ['xn--99999'],
      'is cut off',
      'Check the spelling, or write the name in its own script.',
    ],
    [
      'https://xn--mnchen-3ya!/',
      ['!'],
      'cannot contain an exclamation mark (!).',
      'Remove it. The host is then `xn--mnchen-3ya`.',
    ],
  ])('%j', (input, marked, message, remedy) => {
    expect(toldOf(input)).toEqual([marked, expect.stringContaining(message), remedy])
  })
})

describe('IPv6 addresses', () => {
  test.each<[string, ...Told]>([
    [
      'https://[2001:db8:::1]/',
      [':::'],
      'There are three colons in a row',
      'Write :: instead. The host is then `[2001:db8::1]`.',
    ],
    [
      'https://[1::2:::3]/',
      [':::'],
      'There are three colons in a row',
      'Write : instead. The host is then `[1::2:3]`.',
    ],
    ['https://[::1:::]/', [':::'], 'There are three colons in a row', 'Write : or :: instead.'],
    [
      'https://[1:2:3:4:5:6:7::8]/',
      ['::'],
      'no zeros to replace',
      'Write `[1:2:3:4:5:6:7:8]`, if you mean that.',
    ],
    [
      'https://[1:2:3:4:5:6:7:8:9]/',
      [':9'],
      'at most eight pieces; this one has 9.',
      'Write eight pieces, or fewer and :: once.',
    ],
    [
      'https://[::1]8080/',
      ['8080'],
      'text after the closing bracket',
      'Write `[::1]:8080` instead.',
    ],
    [
      'https://::1]/',
      [''],
      'The opening bracket of an IPv6 address is missing.',
      'Write `[::1]` instead.',
    ],
    ['https://2001:db8::1]:80/', [''], 'The opening bracket', 'Write `[2001:db8::1]:80` instead.'],
    [
      'https://[::1/',
      [''],
      'The closing bracket of an IPv6 address is missing.',
      'Write `[::1]`, if you mean that.',
    ],
    [
      'https://[::1:8080/',
      [''],
      'The closing bracket',
      'Write `[::1:8080]`, or `[::1]:8080` if 8080 is a port.',
    ],
    ['https://[fe80::1%eth0/', [''], 'The closing bracket', 'Write `[fe80::1]` instead.'],
    ['https://[::1\uff3d/', [''], 'The closing bracket', 'Write `[::1]` instead.'],
    ['https://[::1].80/', ['.80'], 'text after the closing bracket', 'Write `[::1]:80` instead.'],
    [
      'https://[example.com/',
      ['['],
      'Only an IPv6 address is written in brackets.',
      'Remove the bracket. The host is then `example.com`.',
    ],
    [
      'https://[localhost:80]/',
      ['[localhost:80]'],
      'Only an IPv6 address',
      'Write `localhost`, if you mean that.',
    ],
    ['https://(::1)/', ['(::1)'], 'not between ( and )', 'Write `[::1]` instead.'],
    [
      'https://[1.2.3.4::]/',
      ['1.2.3.4'],
      'can only be at the end',
      'Write it at the end, or as hexadecimal pieces.',
    ],
    [
      'https://[\uff12001::1]/',
      ['\uff12'],
      'cannot contain',
      'Write `2` instead. The host is then `[2001::1]`.',
    ],
    [
      'https://[fe80::1\uff05eth0]/',
      ['\uff05eth0'],
      'has a zone',
      'Remove `％eth0`. The host is then `[fe80::1]`.',
    ],
    [
      'https://[::xyz]/',
      ['xyz'],
      'An IPv6 address cannot contain `xyz`.',
      'Write hexadecimal digits, 0 to 9 and a to f, with colons between.',
    ],
  ])('%j', (input, marked, message, remedy) => {
    expect(toldOf(input)).toEqual([marked, expect.stringContaining(message), remedy])
  })
})

describe('what is percent-encoded', () => {
  test.each<[string, ...Told]>([
    [
      'https://a%C2%ADb.com/',
      ['%C2%AD'],
      'a soft hyphen (U+00AD), which is ignored.',
      'Remove it.',
    ],
    [
      'https://a.example%2/',
      ['%'],
      'a percent sign (%)',
      'Remove `%2`, which is half of a percent-encoded byte. The host is then `a.example`.',
    ],
  ])('%j', (input, marked, message, remedy) => {
    expect(toldOf(input)).toEqual([marked, expect.stringContaining(message), remedy])
  })
})

describe('IPv4 addresses and ports', () => {
  test.each<[string, ...Told]>([
    [
      'https://example.com.8080/',
      ['example', 'com'],
      'The host ends in a number, so it is an IPv4 address. Its part `example` is not a number.',
      'Write a colon instead of the dot before 8080, if it is a port. The host is then `example.com`.',
    ],
    [
      'https://x.1.2.3.4/',
      ['x.'],
      'cannot have a name before it',
      'Remove the name before the address. The host is then `1.2.3.4`.',
    ],
    [
      'https://0xC0A80101/',
      ['0xC0A80101'],
      'written as a hexadecimal number',
      'Write all four parts: `192.168.1.1`.',
    ],
    [
      'https://\uff11.\uff12.3.4/',
      ['\uff11', '\uff12'],
      'is not written in ASCII',
      'Write `1.2.3.4` instead.',
    ],
    [
      'https://127.0.0.1\u3002/',
      ['\u3002'],
      'The IPv4 address ends with a dot.',
      'Remove the dot.',
    ],
    [
      'https://1.2.3.0400/',
      ['0400'],
      'at most 255; this one is 256.',
      'Write numbers from 0 to 255.',
    ],
    [
      'https://a.example:\uff18\uff10/',
      ['\uff18\uff10'],
      'and not full-width ones.',
      'Write `80` instead.',
    ],
    [
      'https://localhost::8080/',
      ['::'],
      'There is more than one colon before the port.',
      'Write one colon.',
    ],
    ['https://h:8o80/', ['o'], 'and not the letter o', 'Write the digit `0` instead.'],
    [
      'https://u:pw%40a.example/',
      ['pw%40a.example'],
      'which is a number',
      'Write the port in digits, or remove the colon and what follows it.',
    ],
  ])('%j', (input, marked, message, remedy) => {
    expect(toldOf(input)).toEqual([marked, expect.stringContaining(message), remedy])
  })

  test('all errors of one address have one remedy', () => {
    const remedies = new Set(causesIn('https://0xC0A80101/').map(({ remedy }) => remedy))
    expect([...remedies]).toEqual(['Write all four parts: `192.168.1.1`.'])
  })

  test('a final dot after an address is not one of a domain', () => {
    expect(new Set(causesIn('https://1.2.3.4./').map(({ code }) => code))).toEqual(
      new Set(['ipv4-final-dot', 'host-final-dot']),
    )
    expect(causesIn('https://1.2.3.4./').map(({ message }) => message)).not.toContain(
      'The domain ends with a dot.',
    )
  })
})

test.each([
  ['h\u0165tp://example.com/', '\u0165', 'Write `http` instead.'],
  ['ht tps://example.com/', ' ', 'Remove the space.'],
  ['my app://x', ' ', 'Remove it, if the scheme is `myapp`.'],
])('%j: the scheme that is proposed is one', (input, marked, remedy) => {
  expect(toldOf(input)).toEqual([[marked], expect.any(String), remedy])
})

test('half of a character is named as what it is', () => {
  expect(toldOf('https://a\ud800b.com/')[1]).toContain('the lone surrogate U+D800')
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
