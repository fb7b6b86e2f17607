import { Readable, Writable } from 'node:stream'
import { count } from '@waymark/infra/internal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { createIo } from '../src/io.ts'
import { drawCarets } from '../src/terminal/carets.ts'
import { bytes, duration } from '../src/terminal/figures.ts'
import { Progress } from '../src/terminal/progress.ts'
import { layOut, safeText } from '../src/terminal/safe-text.ts'
import { paintFor, plain } from '../src/terminal/style.ts'

const DANGEROUS = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u

describe('text from outside', () => {
  test('shows controls, overrides and invisible characters as escapes', () => {
    expect(safeText('a\tb\u001b[31mc')).toBe('a\\tb\\u001b[31mc')
    expect(safeText('evil\u202egnp.exe')).toBe('evil\\u202egnp.exe')
    expect(safeText('so\u00adft zero\u200bwidth \ud800')).toBe(
      'so\\u00adft zero\\u200bwidth \\ud800',
    )
  })

  test('keeps what people write', () => {
    expect(safeText('https://例え.テスト/é?q=ü')).toBe('https://例え.テスト/é?q=ü')
  })

  test('keeps the beginning and the end of a long text', () => {
    const shown = safeText(`https://example.com/${'a'.repeat(1_000_000)}/end`, 100)
    expect(shown).toMatch(/^https:\/\/example\.com\/a+…a+\/end$/)
    expect(shown.length).toBeLessThanOrEqual(100)
  })

  test('never lets a dangerous character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
        expect(safeText(text)).not.toMatch(DANGEROUS)
      }),
    )
  })
})

describe('carets', () => {
  test('stand under the part', () => {
    expect(drawCarets('http://a b/', 8, 9)).toEqual({ line: 'http://a b/', carets: '        ^' })
  })

  test('count wide characters as two columns and escapes as they are shown', () => {
    expect(drawCarets('例え|x', 2, 3)).toEqual({ line: '例え|x', carets: '    ^' })
    expect(drawCarets('例え|x', 1, 2).carets).toBe('  ^^')
    expect(drawCarets('a\tb', 1, 2)).toEqual({ line: 'a\\tb', carets: ' ^^' })
    expect(drawCarets('e\u0301|', 2, 3).carets).toBe(' ^')
  })

  test('point behind the text where something is missing', () => {
    expect(drawCarets('http://', 7, 7)).toEqual({ line: 'http://', carets: '       ^' })
  })

  test('give no column to the vowels and finals of Hangul that join', () => {
    expect(drawCarets('\u1112\u1161\u11ab/x', 3, 4).carets).toBe('  ^')
    expect(drawCarets('\u1100\ud7b0/x', 2, 3).carets).toBe('  ^')
  })

  test('show a window of a long text, and cost no more than the window', () => {
    const text = `${'a'.repeat(1_000_000)}|${'b'.repeat(1_000_000)}`
    const { line, carets } = drawCarets(text, 1_000_000, 1_000_001, 60)
    expect(line).toMatch(/^…a+\|b+…$/)
    expect(line.length).toBeLessThanOrEqual(62)
    expect(carets.length - 1).toBe(line.indexOf('|'))
  })

  test('are exactly under any part of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), fc.nat(), (text, pick) => {
        const cells = layOut(text)
        const cell = cells[pick % Math.max(1, cells.length)]
        if (cell === undefined || cell.width === 0) return
        const { line, carets } = drawCarets(text, cell.start, cell.end, 2000)
        const before = cells.filter((other) => other.end <= cell.start)
        const column = before.reduce((sum, other) => sum + other.width, 0)
        expect(carets).toBe(`${' '.repeat(column)}${'^'.repeat(cell.width)}`)
        expect(line).not.toMatch(DANGEROUS)
      }),
    )
  })
})

describe('figures', () => {
  test('are grouped and scaled for people', () => {
    expect([count(0), count(999), count(1000), count(1234567)]).toEqual([
      '0',
      '999',
      '1,000',
      '1,234,567',
    ])
    expect([bytes(0), bytes(999), bytes(1000), bytes(12_449_215), bytes(999_999)]).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '12.4 MB',
      '1.0 MB',
    ])
    expect([duration(84.6), duration(3210), duration(245_000)]).toEqual([
      '85 ms',
      '3.2 s',
      '4 min 05 s',
    ])
  })
})

describe('colours', () => {
  test('are for terminals, and NO_COLOR forbids them', () => {
    expect(paintFor({}, {})).toBe(plain)
    expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })).toBe(plain)
    expect(paintFor({ isTTY: true }, { TERM: 'dumb' })).toBe(plain)
    expect(paintFor({ isTTY: true }, { NO_COLOR: '' })('red', 'x')).toBe('\u001b[31mx\u001b[39m')
    expect(paintFor({}, { FORCE_COLOR: '1' })('red', 'x')).toContain('\u001b[')
    expect(paintFor({ isTTY: true }, { FORCE_COLOR: '0' })).toBe(plain)
    expect(paintFor({ isTTY: true }, { FORCE_COLOR: 'false' })).toBe(plain)
  })
})

/** Standard output and error on one terminal, and what is written to it. */
function terminalIo(size: { readonly isTTY: boolean; readonly columns: number }) {
  let all = ''
  const stream = (): Writable & typeof size => {
    const writable = new Writable({
      decodeStrings: false,
      write(text: string, _encoding, done) {
        all += text
        done()
      },
    })
    return Object.assign(writable, size)
  }
  const stdin = Readable.from([])
  const io = createIo({ stdin, stdout: stream(), stderr: stream(), env: {} })
  return { io, written: () => all }
}

test('a terminal that has not been told its size has a usual one', () => {
  const { io } = terminalIo({ isTTY: true, columns: 0 })
  expect([io.columns, io.terminal.columns]).toEqual([96, 80])
})

describe('the progress bar', () => {
  function run(isTTY: boolean, total: number | null, label = 'site.json', columns = 120): string {
    let now = 0
    const { io, written } = terminalIo({ isTTY, columns })
    const progress = new Progress({ ...io.terminal, now: () => now }, label, total)
    for (let step = 0; step < 10; step++) {
      now += 200
      progress.add(1_000_000)
    }
    progress.end()
    return written()
  }

  test('tells bytes, total, rate and time left on a terminal, and wipes itself', () => {
    const written = run(true, 20_000_000)
    expect(written).toContain('25%  5.0 MB of 20.0 MB  5.0 MB/s  3.0 s left')
    expect(written).toMatch(/ █{6}░{18} 25%/)
    expect(written.endsWith('\r\u001b[2K')).toBe(true)
  })

  test('says what it can when the total is unknown', () => {
    expect(run(true, null)).toContain('site.json  5.0 MB  5.0 MB/s')
  })

  test.each([120, 80, 60, 50])('keeps its figures next to a long path in %d columns', (columns) => {
    const path = `/very${'/long'.repeat(40)}/site.json`
    for (const total of [20_000_000, null]) {
      const lines = run(true, total, path, columns).split('\r\u001b[2K').slice(1, -1)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(columns)
      for (const line of lines) expect(line).toContain('  5.0 MB/s')
      if (total !== null) expect(lines.at(-1)).toContain('10.0 MB of 20.0 MB  5.0 MB/s  2.0 s left')
      if (columns >= 60) expect(lines[0]).toMatch(/^….*\.json {2}/)
    }
  })

  test('makes room for messages and for output on its terminal', async () => {
    const { io, written } = terminalIo({ isTTY: true, columns: 80 })
    io.complain('first')
    io.terminal.draw('bar')
    io.complain('second')
    io.terminal.draw('bar')
    io.stdout.write('third\n')
    await io.stdout.flush()
    io.terminal.wipe()
    const clear = '\r\u001b[2K'
    expect(written()).toBe(`first\n${clear}bar${clear}second\n${clear}bar${clear}third\n`)
  })

  test('is silent where there is no terminal', () => {
    expect(run(false, 20_000_000)).toBe('')
  })
})
