import { expect, test } from 'vitest'
import { Progress, type ProgressTerminal } from '../src/terminal/progress.ts'

/** A terminal whose clock is set by hand, and the lines that were drawn. */
function terminal(columns = 120, isTTY = true) {
  const lines: string[] = []
  const state = { now: 1000, wiped: 0 }
  const fake: ProgressTerminal = {
    isTTY,
    columns,
    draw: (line) => void lines.push(line),
    wipe: () => void state.wiped++,
    now: () => state.now,
  }
  return { fake, lines, state }
}

/** The line after a second, in which 5 MB were read. */
function lineAt(columns: number, total: number | null, label = 'site.json'): string | undefined {
  const { fake, lines, state } = terminal(columns)
  const progress = new Progress(fake, label, total)
  state.now += 1000
  progress.add(5_000_000)
  return lines[0]
}

test('the first line is drawn after 400 ms, and the next ones 100 ms apart', () => {
  const { fake, lines, state } = terminal()
  const progress = new Progress(fake, 'a', null)
  const drawnAt = (now: number): boolean => {
    const before = lines.length
    state.now = 1000 + now
    progress.add(1)
    return lines.length > before
  }
  const asked = [0, 399, 400, 401, 499, 500, 599, 620, 719, 720]
  expect(asked.filter(drawnAt)).toEqual([400, 500, 620, 720])
  expect(lines.map((line) => /(\d+) B /.exec(line)?.[1])).toEqual(['3', '6', '8', '10'])
})

test('nothing is drawn after the end, which clears the line', () => {
  const { fake, lines, state } = terminal()
  const progress = new Progress(fake, 'a', 10)
  progress.end()
  state.now = 10_000
  progress.add(1)
  expect([lines, state.wiped]).toEqual([[], 1])
})

test('nothing is drawn where there is no terminal', () => {
  const { fake, lines, state } = terminal(120, false)
  const progress = new Progress(fake, 'a', 10)
  state.now = 10_000
  progress.add(1)
  expect(lines).toEqual([])
})

const FIGURES = '25%  5.0 MB of 20.0 MB  5.0 MB/s  3.0 s left'
const BAR = `${'█'.repeat(6)}${'░'.repeat(18)}`

test.each([
  [120, `site.json  ${BAR} ${FIGURES}`],
  // The bar and 12 columns of the path with a gap of two.
  [84, `site.json  ${BAR} ${FIGURES}`],
  [83, `site.json  ${FIGURES}`],
  [56, `site.json  ${FIGURES}`],
  [55, `…te.json  ${FIGURES}`],
  [49, `…n  ${FIGURES}`],
  [48, FIGURES],
  [45, FIGURES],
  [44, FIGURES.slice(0, 43)],
  [2, '2'],
  [1, '2'],
  [0, '2'],
])('in %d columns, the line of a known total is %s', (columns, line) => {
  expect(lineAt(columns, 20_000_000)).toBe(line)
})

test('without a total, there are neither a bar nor a share', () => {
  for (const total of [null, 0]) expect(lineAt(120, total)).toBe('site.json  5.0 MB  5.0 MB/s')
})

test('more than the total is all of it', () => {
  expect(lineAt(120, 4_000_000)).toBe(
    `site.json  ${'█'.repeat(24)} 100%  5.0 MB of 4.0 MB  5.0 MB/s  0 ms left`,
  )
  expect(lineAt(120, 5_010_000)).toContain(`${'█'.repeat(24)} 99%  `)
})

test('a path with wide characters is cut by columns', () => {
  expect(lineAt(28, null, '日本語/頁.csv')).toBe('…/頁.csv  5.0 MB  5.0 MB/s')
  expect(lineAt(27, null, '日本語/頁.csv')).toBe('…/頁.csv  5.0 MB  5.0 MB/s')
  expect(lineAt(26, null, '日本語/頁.csv')).toBe('…頁.csv  5.0 MB  5.0 MB/s')
  expect(lineAt(24, null, '日本語/頁.csv')).toBe('….csv  5.0 MB  5.0 MB/s')
  expect(lineAt(32, null, '日本語/頁.csv')).toBe('日本語/頁.csv  5.0 MB  5.0 MB/s')
})
