import { diffTexts } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { diffRows, joinRemoved } from '../src/fix/row-diff.ts'
import { readRows } from '../src/fix/row-reader.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

interface Versions {
  readonly before: string
  readonly after: string
  readonly removed?: readonly number[]
  readonly delimiter?: string
  readonly name?: string
}

/** The patch of two states of a database. */
async function patchOf({ before, after, removed = [], delimiter, name = 'db' }: Versions) {
  let patch = ''
  for await (const text of diffRows({
    before: sourceOf(before),
    after: sourceOf(after),
    delimiter: delimiter ?? null,
    removed,
    name,
  })) {
    patch += text
  }
  return patch
}

/** What happens to a row: it stays, is replaced, or is removed. */
type Change = readonly [row: string, after: string | null]

/**
 * A unified diff as GNU diff would write it: three lines before and after each change, and one hunk for changes between
 * which there are at most six.
 */
function expectedPatch(changes: readonly Change[]): string {
  const lines = changes.flatMap(([row, after]) =>
    row === after ? [` ${row}`] : [`-${row}`, ...(after === null ? [] : [`+${after}`])],
  )
  const changed = [...lines.keys()].filter((at) => lines[at]![0] !== ' ')
  const hunks: [start: number, end: number][] = []
  for (const at of changed) {
    const last = hunks.at(-1)
    if (last !== undefined && at - last[1] <= 6) last[1] = at + 1
    else hunks.push([at, at + 1])
  }
  const count = (part: readonly string[], sign: string) =>
    part.filter((line) => line[0] !== sign).length
  const shown = hunks.map(([from, to]) => {
    const start = Math.max(0, from - 3)
    const part = lines.slice(start, to + 3)
    const range = (sign: string) => {
      const length = count(part, sign)
      return `${count(lines.slice(0, start), sign) + (length === 0 ? 0 : 1)},${length}`
    }
    const text = part.map((line) =>
      line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`,
    )
    return `@@ -${range('+')} +${range('-')} @@\n${text.join('')}`
  })
  return hunks.length === 0 ? '' : `--- a/db\n+++ b/db\n${shown.join('')}`
}

const numbered = (changes: Readonly<Record<number, string | null>>, count: number): Change[] =>
  Array.from({ length: count }, (_, at): Change => {
    const row = `${at + 1}\n`
    return [row, at + 1 in changes ? changes[at + 1]! : row]
  })

/** The rows before and after, and which are removed. */
function versionsOf(changes: readonly Change[]): Versions {
  return {
    before: changes.map(([row]) => row).join(''),
    after: changes.map(([, after]) => after ?? '').join(''),
    removed: [...changes.keys()].filter((at) => changes[at]![1] === null),
  }
}

describe('a patch', () => {
  test('has three lines before and after a change, with their numbers', async () => {
    const patch = await patchOf(versionsOf(numbered({ 5: 'five\n', 15: null, 25: 'x\n' }, 30)))
    expect(patch).toBe(
      [
        '--- a/db',
        '+++ b/db',
        '@@ -2,7 +2,7 @@',
        ...[' 2', ' 3', ' 4', '-5', '+five', ' 6', ' 7', ' 8'],
        '@@ -12,7 +12,6 @@',
        ...[' 12', ' 13', ' 14', '-15', ' 16', ' 17', ' 18'],
        '@@ -22,7 +21,7 @@',
        ...[' 22', ' 23', ' 24', '-25', '+x', ' 26', ' 27', ' 28'],
        '',
      ].join('\n'),
    )
  })

  test.each<[string, Readonly<Record<number, string | null>>, number, string[]]>([
    ['the first line', { 1: 'x\n' }, 9, ['@@ -1,4 +1,4 @@']],
    ['the last line', { 9: 'x\n' }, 9, ['@@ -6,4 +6,4 @@']],
    ['the only line', { 1: null }, 1, ['@@ -1,1 +0,0 @@']],
    ['all lines', { 1: null, 2: null }, 2, ['@@ -1,2 +0,0 @@']],
    ['lines with six between them', { 4: 'x\n', 11: 'y\n' }, 20, ['@@ -1,14 +1,14 @@']],
    [
      'lines with seven between them',
      { 4: 'x\n', 12: 'y\n' },
      20,
      ['@@ -1,7 +1,7 @@', '@@ -9,7 +9,7 @@'],
    ],
    ['nothing', {}, 9, []],
  ])('of a change of %s has the right hunks', async (_, changes, count, heads) => {
    const all = numbered(changes, count)
    const patch = await patchOf(versionsOf(all))
    expect(patch.match(/^@@.*/gm) ?? []).toEqual(heads)
    expect(patch).toBe(expectedPatch(all))
  })

  test('of any changes is what diff would write', async () => {
    const change = fc.oneof(
      { weight: 8, arbitrary: fc.constant('same') },
      fc.constantFrom('replace', 'remove'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 60 }), fc.boolean(), async (all, isOpen) => {
        const changes = all.map((what, at): Change => {
          const row = isOpen && at === all.length - 1 ? `${at}` : `${at}\n`
          return [row, what === 'same' ? row : what === 'remove' ? null : `new ${row}`]
        })
        expect(await patchOf(versionsOf(changes))).toBe(expectedPatch(changes))
      }),
      { numRuns: runs(1000) },
    )
  })

  test('says where there is no newline at the end', async () => {
    expect(await patchOf({ before: 'a\nb', after: 'a\nc' })).toBe(
      '--- a/db\n+++ b/db\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
    )
  })

  test('has a byte order mark with the first line, changed or not', async () => {
    expect(await patchOf({ before: '\ufeffa\nb\n', after: '\ufeffa\nc\n' })).toBe(
      '--- a/db\n+++ b/db\n@@ -1,2 +1,2 @@\n \ufeffa\n-b\n+c\n',
    )
    expect(await patchOf({ before: '\ufeffa\nb\n', after: '\ufeffx\nb\n' })).toBe(
      '--- a/db\n+++ b/db\n@@ -1,2 +1,2 @@\n-\ufeffa\n+\ufeffx\n b\n',
    )
    expect(await patchOf({ before: '\ufeffa\nb\n', after: '\ufeffb\n', removed: [1] })).toBe(
      '--- a/db\n+++ b/db\n@@ -1,2 +1,1 @@\n-\ufeffa\n b\n',
    )
  })

  test('of a row of several lines has all of them', async () => {
    const rows = ['a,b\n', '1,"x\ny"\n', '2,z\n', '3,"\n\n"\n']
    const after = [rows[0]!, '9,"x\ny"\n', rows[2]!]
    expect(
      await patchOf({
        before: rows.join(''),
        after: after.join(''),
        removed: [3],
        delimiter: ',',
      }),
    ).toBe('--- a/db\n+++ b/db\n@@ -1,7 +1,4 @@\n a,b\n-1,"x\n-y"\n+9,"x\n+y"\n 2,z\n-3,"\n-\n-"\n')
  })

  test.each([
    ['a b.csv', 'a/a b.csv'],
    ['é.csv', 'a/é.csv'],
    ['a"b', '"a/a\\"b"'],
    ['a\\b', '"a/a\\\\b"'],
    ['a\nb', '"a/a\\nb"'],
    ['a\u001fb', '"a/a\\u001fb"'],
  ])('has the name %j as patch reads it', async (name, shown) => {
    const patch = await patchOf({ before: '1\n', after: '2\n', name })
    expect(patch).toBe(`--- ${shown}\n+++ ${shown.replace('a/', 'b/')}\n@@ -1,1 +1,1 @@\n-1\n+2\n`)
  })

  test('is refused for rows that end in carriage returns alone', async () => {
    const work = patchOf({ before: 'a,b\r1,2\r', after: 'a,b\r1,3\r', delimiter: ',' })
    await expect(work).rejects.toMatchObject({
      problem: { code: 'file-line-endings', file: 'test' },
    })
    const lines = patchOf({ before: 'a,b\n1,2\r', after: 'a,b\n1,3\r', delimiter: ',' })
    expect(await lines).toContain('@@ -1,2 +1,2 @@\n')
  })
})

test('rows that two runs remove are those that are missing at the end', () => {
  expect(joinRemoved([0, 2], [0, 1, 3])).toEqual([0, 1, 2, 3, 5])
  const rows = fc.uniqueArray(fc.nat(30))
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const all = Array.from({ length: 31 }, (_, row) => row)
      const first = all.filter((row) => one.includes(row))
      const between = all.filter((row) => !one.includes(row))
      const second = [...between.keys()].filter((row) => other.includes(row))
      const left = between.filter((_, row) => !other.includes(row))
      expect(joinRemoved(first, second)).toEqual(all.filter((row) => !left.includes(row)))
    }),
  )
})

describe('rows', () => {
  async function rowsOf(text: string, delimiter: string | null, size: number) {
    const rows = []
    for await (const row of readRows(sourceInPieces(Buffer.from(text), size), delimiter)) {
      rows.push({ text: row.text, places: row.places })
    }
    return rows
  }

  test.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a\n']],
    ['\n\na\r\nb', ['\n', '\n', 'a\r\n', 'b']],
    ['\ufeff', ['\ufeff']],
    ['\ufeffé\n\ufeff😀\n', ['\ufeff', 'é\n', '\ufeff😀\n']],
  ])('of lines are the same in pieces of any size: %j', async (text, lines) => {
    for (const size of [1, 2, 3, 5, 100]) {
      expect(await rowsOf(text, null, size)).toEqual(
        lines.map((line) => ({ text: line, places: [] })),
      )
    }
  })

  test('of a table have the places of their fields', async () => {
    const text = '\ufeffa;"b\nb";c\r\n;d;\n'
    const at = (line: number, column: number) => ({ line, column })
    for (const size of [1, 2, 3, 5, 100]) {
      expect(await rowsOf(text, ';', size)).toEqual([
        { text: '\ufeff', places: [] },
        { text: 'a;"b\nb";c\r\n', places: [at(1, 1), at(1, 3), at(2, 4)] },
        { text: ';d;\n', places: [at(3, 1), at(3, 2), at(3, 4)] },
      ])
    }
  })
})

test('two texts with the same lines have no difference, and others one of each hunk', async () => {
  expect(await diffTexts('a\nb\n', 'a\nb\n', 'x.txt')).toBe('')
  expect(await diffTexts('', '', 'x.txt')).toBe('')
  expect(await diffTexts('a\nb\nc\n', 'a\nB\nc\n', 'x/y.txt')).toBe(
    '--- a/x/y.txt\n+++ b/x/y.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n',
  )
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const changed = lines.map((line, at) => (at === 0 || at === 19 ? `${line}!` : line))
  const patch = await diffTexts(lines.join('\n'), changed.join('\n'), 'x')
  expect(patch.match(/^@@.*@@$/gm)).toEqual(['@@ -1,4 +1,4 @@', '@@ -17,4 +17,4 @@'])
  expect(patch.match(/^[-+]line.*$/gm)).toEqual(['-line 0', '+line 0!', '-line 19', '+line 19!'])
})
