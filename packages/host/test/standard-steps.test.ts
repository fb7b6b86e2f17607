import {
  endsInNumber,
  parseDomain,
  parseHost,
  parseIpv4,
  parseIpv6,
  serializeIpv6,
} from '@waymark/host'
import { parseHostText } from '@waymark/host/internal'
import { describe, expect, test } from 'vitest'
import { domainToAscii } from '../../../conformance/oracle/comparison/bindings.ts'
import { parseDomain as domainBySteps } from '../../../conformance/oracle/domain-parser.ts'
import { parseHost as hostBySteps } from '../../../conformance/oracle/host-parser.ts'
import { serializeHost as textBySteps } from '../../../conformance/oracle/host-serializer.ts'
import {
  endsInNumber as endsBySteps,
  parseIpv4 as ipv4BySteps,
} from '../../../conformance/oracle/ipv4-parser.ts'
import { parseIpv6 as ipv6BySteps } from '../../../conformance/oracle/ipv6-parser.ts'

// The oracle is the standard written once more, step by step. Here it is asked about every combination of parts at
// both sides of each limit, so that the safety of addresses does not hang on a data folder.

type Place = readonly [name: string, start: number, end: number]
type Report = (...place: Place) => void

/** What a parser gives, and what it reports. */
function outcome<T>(parse: (report: Report) => T) {
  const errors: Place[] = []
  const result = parse((...error) => void errors.push(error))
  return { result, errors }
}

/** What the oracle gives and reports; it counts code points, and we count code units. */
function bySteps<T>(input: string, parse: (report: Report) => T) {
  const { result, errors } = outcome(parse)
  const points = [...input]
  const unit = (point: number) => points.slice(0, point).join('').length
  return { result, errors: errors.map(([name, start, end]) => [name, unit(start), unit(end)]) }
}

/** `expect` alone, asked tens of thousands of times, takes ten times as long. */
function same(input: string, ours: unknown, steps: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(steps)) expect(ours, input).toEqual(steps)
}

function compareIpv4(input: string): void {
  const heard = outcome((report) => parseIpv4(input, report))
  same(
    input,
    heard,
    bySteps(input, (report) => ipv4BySteps(input, report)),
  )
  same(input, parseIpv4(input), heard.result)
  same(input, endsInNumber(input), endsBySteps(input))
}

function compareIpv6(input: string): void {
  const heard = outcome((report) => parseIpv6(input, report))
  same(
    input,
    heard,
    bySteps(input, (report) => ipv6BySteps(input, report)),
  )
  same(input, parseIpv6(input), heard.result)
  const text = heard.result && textBySteps({ kind: 'ipv6', pieces: [...heard.result] })
  same(input, parseHostText(`[${input}]`, false), text)
  if (heard.result !== null) same(input, `[${serializeIpv6(heard.result)}]`, text)
}

function compareHost(input: string, isOpaque: boolean): void {
  const heard = outcome((report) => parseHost(input, { isOpaque, report }))
  const steps = (report: Report) => hostBySteps(input, isOpaque, domainToAscii, report)
  same(input, heard, bySteps(input, steps))
  same(input, parseHost(input, { isOpaque }), heard.result)
  const text = heard.result && textBySteps(heard.result)
  same(input, parseHostText(input, isOpaque), text)
  same(
    input,
    parseHostText(input, isOpaque, () => {}),
    text,
  )
}

/** Every list of so many items. */
function* lists<T>(items: readonly T[], length: number): Generator<T[]> {
  if (length === 0) yield []
  else for (const rest of lists(items, length - 1)) for (const item of items) yield [...rest, item]
}

const ASCII = Array.from({ length: 0x80 }, (_, c) => String.fromCharCode(c))

describe('an IPv4 address is read as by the steps of the standard', () => {
  test.each(['1.2.3.08', '1..2', '.1', '1.0xg.2.3', '1.2.3.4.5', '1.2.3.256'])('%s', (input) => {
    expect(parseIpv4(input)).toBeNull()
    compareIpv4(input)
  })

  test('with every character of ASCII as a digit of each radix', () => {
    for (const c of ASCII) {
      for (const part of [c, `0${c}`, `0x${c}`, `1${c}`, `0${c}1`, `${c}x1`]) {
        for (const input of [part, `1.${part}`, `${part}.1`, `a.${part}`]) compareIpv4(input)
      }
    }
  })

  test('with every short combination of digits, prefixes and dots', () => {
    for (const length of [1, 2, 3, 4, 5]) {
      for (const units of lists(['0', '1', '8', 'x', '.'], length)) compareIpv4(units.join(''))
    }
  })

  test('with up to five parts at both sides of each limit', () => {
    const numbers = ['', '0', '255', '256', '08', '07', '0x', '0xff', '0x100', '0400', 'a', '9']
    for (const length of [1, 2, 3]) {
      for (const parts of lists(numbers, length)) {
        if (parts.join('.') !== '') compareIpv4(parts.join('.'))
        compareIpv4(`${parts.join('.')}.`)
      }
    }
    for (const parts of lists(['', '1', '256', '0x1', 'z'], 4)) compareIpv4(parts.join('.'))
    for (const parts of lists(['1', '256'], 5)) compareIpv4(parts.join('.'))
    for (const bits of [8, 16, 24, 32]) {
      for (const number of [2 ** bits - 1, 2 ** bits, 2 ** bits + 1]) {
        for (const written of [`${number}`, `0x${number.toString(16)}`, `0${number.toString(8)}`]) {
          for (const start of ['', '1.', '1.2.', '1.2.3.']) compareIpv4(start + written)
        }
      }
    }
  })
})

describe('an IPv6 address is read as by the steps of the standard', () => {
  test('with every short combination of pieces, colons and dots', () => {
    for (const length of [0, 1, 2, 3, 4, 5]) {
      for (const parts of lists(['0', 'Af', ':', '.', '1'], length)) compareIpv6(parts.join(''))
    }
  })

  test('with every character of ASCII in a piece, and characters of two code units', () => {
    for (const c of [...ASCII, 'é', '\uffff', '\u{10000}', '\u{1f4a9}', '\ud83d', '\udca9']) {
      for (const input of [
        `::${c}`,
        `1:${c}:3:4:5:6:7:8`,
        `::1.2.3.${c}`,
        `::1${c}`,
        `::1.2${c}`,
      ]) {
        compareIpv6(input)
      }
    }
  })

  test('with pieces at both sides of each number of digits', () => {
    for (const limit of [0xf, 0xff, 0xfff]) {
      for (const piece of [limit, limit + 1]) {
        for (let at = 0; at < 8; at++) {
          const pieces = Array.from({ length: 8 }, (_, i) => (i === at ? piece : 1).toString(16))
          compareIpv6(pieces.join(':'))
        }
      }
    }
  })

  test('with each number of pieces, and `::` in each place', () => {
    for (let count = 0; count <= 9; count++) {
      for (const piece of ['0', '1', '0001', 'ffff', '10000']) {
        for (const tail of ['', '1.2.3.4', '255.255.255.255', '1.2.3.256', '1.2.3', '01.2.3.4']) {
          const pieces = [...Array<string>(count).fill(piece), ...(tail === '' ? [] : [tail])]
          compareIpv6(pieces.join(':'))
          for (let at = 0; at <= pieces.length; at++) {
            const text = `${pieces.slice(0, at).join(':')}::${pieces.slice(at).join(':')}`
            compareIpv6(text)
            compareIpv6(`${text}:`)
            compareIpv6(`:${text}`)
            compareIpv6(`${text}::1`)
          }
        }
      }
    }
  })

  test('with every end of four decimal parts', () => {
    const parts = ['', '0', '9', '00', '255', '256', '1x']
    for (const list of lists(parts, 3)) compareIpv6(`::${list.join('.')}.1`)
    for (const list of lists(parts, 2)) compareIpv6(`1:2:3:4:5:6:1.2.${list.join('.')}`)
    for (const end of ['.', '.1', '.1.', ':', ':1', '..', 'x']) compareIpv6(`::1.2.3.4${end}`)
  })
})

describe('a host is read as by the steps of the standard', () => {
  const places = (c: string) => [c, `a${c}`, `${c}a`, `a${c}b.example`, `1.2.3.${c}`]

  test('with every character of ASCII, as it is and percent-encoded', () => {
    for (const [code, c] of ASCII.entries()) {
      const hex = code.toString(16).padStart(2, '0')
      for (const written of [c, `%${hex}`, `%${hex.toUpperCase()}`]) {
        for (const input of places(written)) {
          for (const isOpaque of [false, true]) compareHost(input, isOpaque)
        }
      }
    }
  })

  test('with every percent sign that is not followed by two hexadecimal digits', () => {
    for (const two of lists(['/', '0', '9', ':', '@', 'A', 'F', 'G', '`', 'a', 'f', 'g', ''], 2)) {
      for (const isOpaque of [false, true]) {
        compareHost(`%${two.join('')}`, isOpaque)
        compareHost(`é%${two.join('')}z`, isOpaque)
      }
    }
  })

  test('with every byte after the bytes that begin a character', () => {
    const starts = ['', '%C1', '%C2', '%E0', '%E1', '%ED', '%EF', '%F0', '%F4', '%F5', '%E2%82']
    for (const start of starts) {
      for (const byte of ['7F', '80', '8F', '90', '9F', 'A0', 'BD', 'BF', 'C0', 'E4', 'FF']) {
        for (const end of ['', '%80', '%BF%BF', 'x']) compareHost(`${start}%${byte}${end}`, false)
      }
    }
  })

  test('with brackets in each place', () => {
    for (const parts of lists(['[', ']', '::1', '1', '%5B', 'z'], 4)) {
      compareHost(parts.join('') || 'x', false)
      compareHost(parts.join(''), true)
    }
  })

  test('with labels that IDNA reads in ways of their own', () => {
    const labels = ['', 'a', 'XN--A', 'xn--4db', 'xn--', '-', 'a_b', 'ü', 'ß', '\u05d0', '0', '0x']
    const more = ['\u00ad', '\u0301', 'a\u200d', '\u2100', '１', '\ud800', 'x'.repeat(64)]
    for (const pair of lists([...labels, ...more], 2)) {
      for (const dot of ['.', '。']) {
        const input = pair.join(dot)
        compareHost(input, false)
        for (const beStrict of [false, true]) {
          const domain = domainBySteps(input, beStrict, domainToAscii, () => {})
          same(input, parseDomain(input, { beStrict }), domain)
        }
      }
    }
  })
})
