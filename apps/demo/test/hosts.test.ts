import { judgeUrl } from '@waymark/display/verdict'
import { parseHost, serializeHost } from '@waymark/host'
import { parseHostText } from '@waymark/host/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'
import { ipv4Spellings, ipv6Spellings } from '../src/hosts/addresses.ts'
import { codePointRows } from '../src/hosts/code-points.ts'
import { HOST_EXAMPLES } from '../src/hosts/examples.ts'
import { hostsView } from '../src/hosts/model.ts'
import { urlOfHost } from '../src/hosts/state.ts'

const rowOf = (host: string, c: string) => codePointRows(host).find((row) => row.c === c)
const reasonsOf = (host: string, c: string) => rowOf(host, c)?.faults.map(({ reason }) => reason)

describe('spellings', () => {
  test('every spelling of an IPv4 address is the same host', () => {
    const address = fc.oneof(fc.nat(0xffffffff), fc.constantFrom(0, 0x7f000001, 0xffffffff))
    fc.assert(
      fc.property(address, (number) => {
        for (const { text } of ipv4Spellings(number)) {
          expect(parseHost(text), text).toEqual({ kind: 'ipv4', address: number })
        }
      }),
    )
  })

  test('every spelling of an IPv6 address is the same host, and the first is that of a URL', () => {
    const pieces = fc.array(fc.oneof(fc.nat(0xffff), fc.constant(0)), {
      minLength: 8,
      maxLength: 8,
    })
    fc.assert(
      fc.property(pieces, (list) => {
        const host = parseHost(`[${list.map((piece) => piece.toString(16)).join(':')}]`)
        if (host?.kind !== 'ipv6') throw new Error('not an IPv6 address')
        const spellings = ipv6Spellings(host.pieces)
        expect(spellings[0]?.text).toBe(serializeHost(host))
        for (const { text } of spellings) expect(parseHost(text), text).toEqual(host)
      }),
    )
  })
})

describe('code points', () => {
  test('each is valid, mapped, ignored or disallowed', () => {
    expect(codePointRows('aＢß\u00ad.a').map(({ status }) => status)).toEqual([
      'valid',
      'mapped',
      'valid',
      'ignored',
      'valid',
      'valid',
    ])
    expect(rowOf('Ｂ', 'Ｂ')).toMatchObject({ number: 'U+FF22', mappedTo: 'b' })
    expect(rowOf('a\u{1f600}', '\u{1f600}')?.number).toBe('U+1F600')
    expect(rowOf('a b', ' ')?.status).toBe('refused')
  })

  test('a letter that looks like one of ASCII says so', () => {
    expect(codePointRows('аӏa').map(({ looksLike }) => looksLike)).toEqual(['a', 'l', null])
  })

  test('the Bidi rule that fails is named', () => {
    expect(reasonsOf('שלוםa.example', 'a')).toContain('bidi-right-to-left-character')
    expect(reasonsOf('aא.example', 'א')).toContain('bidi-left-to-right-character')
  })

  test('a joiner between letters that do not join is named', () => {
    expect(reasonsOf('a\u200db.example', '\u200d')).toEqual(['joiner'])
    expect(reasonsOf('क्\u200dष.example', '\u200d')).toEqual([])
  })
})

describe('a view', () => {
  test('of a lookalike says what it looks like, and shows the A-label', () => {
    const { headline, data } = judgeUrl('https://www.аррӏе.com/')
    expect(data).toEqual({ host: 'www.xn--80ak6aa92e.com', imitated: 'www.apple.com' })
    expect(hostsView('www.аррӏе.com')).toMatchObject({
      kind: 'domain',
      shown: 'www.xn--80ak6aa92e.com',
      registrable: 'xn--80ak6aa92e.com',
      suffix: 'com',
      deceit: { level: 'stop', title: headline },
    })
    const view = hostsView('www.аррӏе.com')
    if (view.kind !== 'domain') throw new Error('not a domain')
    expect(view.warnings.map(({ code }) => code)).toContain('whole-script-confusable')
    expect(view.warnings.map(({ resembles }) => resembles)).toContain('apple')
  })

  test('of a host with the name of another domain in it stops as the first view does', () => {
    expect(hostsView('paypal.com.evil.example')).toMatchObject({
      warnings: [{ code: 'near-known', resembles: 'paypal.com' }],
      deceit: { level: 'stop' },
    })
    expect(hostsView('www.example.com')).toMatchObject({ deceit: null })
  })

  test('of an A-label has the code points that it decodes to', () => {
    const view = hostsView('xn--fa-hia.example')
    expect(view).toMatchObject({ kind: 'domain', isDecoded: true, unicode: 'faß.example' })
  })

  test('of an address says what it is for, and what it carries', () => {
    expect(hostsView('0x7f.1')).toMatchObject({ kind: 'address', version: 4, use: 'loopback' })
    expect(hostsView('::1')).toMatchObject({ kind: 'address', version: 6, ascii: '[::1]' })
    expect(hostsView('[::ffff:169.254.169.254]')).toMatchObject({
      special: 'cloud-metadata',
      embedded: { form: 'mapped', address: '169.254.169.254' },
    })
  })

  test('of a public suffix has no site below it', () => {
    expect(hostsView('co.uk')).toMatchObject({ suffix: 'co.uk', registrable: null })
  })

  test('of a URL is that of its host', () => {
    expect(hostsView(' https://ann@a.example:8/b')).toMatchObject({ ascii: 'a.example' })
  })

  test('of what is not a host says why', () => {
    const view = hostsView('a b.example')
    expect(view).toMatchObject({ kind: 'failed' })
    expect(view.kind === 'failed' && view.faults[0]?.reason).toBe('forbidden-character')
  })

  test('of any text agrees with the host parser', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.domain(),
      fc.constantFrom(...HOST_EXAMPLES.map(({ host }) => host)),
    )
    fc.assert(
      fc.property(text, (host) => {
        const view = hostsView(host)
        if (view.kind === 'empty' || /[:/\\]/.test(host)) return
        const parsed = parseHostText(host.trim())
        expect(view.kind === 'failed' ? null : view.ascii).toBe(parsed)
      }),
      { numRuns: runs(300) },
    )
  })
})

test.each([
  ['127.1', 'https://127.1/'],
  ['www.аррӏе.com', 'https://www.аррӏе.com/'],
  ['[::1]', 'https://[::1]/'],
  ['::1', '::1'],
  ['http://a.example/b', 'http://a.example/b'],
])('an old link to the host %s is one to %s', (host, url) => {
  expect(urlOfHost(host)).toBe(url)
})
