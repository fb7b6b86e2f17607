import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { judge } from '../../scripts/release/cell.ts'
import { consumerCells } from '../../scripts/release/cells/index.ts'
import { readmeCells } from '../../scripts/release/cells/readmes.ts'
import { chooseCells, groupName } from '../../scripts/release/choose-cells.ts'
import { entriesOf } from '../../scripts/release/entries.ts'
import { publicPackages } from '../../scripts/release/workspace-copy.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const manifests = publicPackages(root).map(({ manifest }) => manifest)
const entries = entriesOf(manifests)
const cells = [...consumerCells(entries), ...readmeCells(root)]

describe('the table of cells', () => {
  test('has each name once, and no group of the name of a cell', () => {
    const names = cells.map(({ name }) => name)
    const groups = new Set(cells.map(({ group }) => groupName(group)))
    expect(new Set(names).size).toBe(names.length)
    // `--only node` would be two things.
    expect(names.filter((name) => groups.has(name))).toEqual([])
    expect(names.filter((name) => !/^[a-z0-9.-]+$/.test(name))).toEqual([])
  })

  test('names packages that are published, and tools in an exact version', () => {
    const names = new Set(manifests.map(({ name }) => name))
    for (const { packages, tools } of cells) {
      expect(packages.filter((name) => !names.has(name))).toEqual([])
      expect(tools.filter((tool) => !/^@?[^@]+@\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(tool))).toEqual([])
    }
  })

  test('asks for every entry that is a module, and for every package', () => {
    const modules = manifests.flatMap(({ name, exports = {} }) =>
      Object.entries(exports).flatMap(([subpath, target]) =>
        typeof target === 'string' ? [] : name + subpath.slice(1),
      ),
    )
    expect([...entries.portable, ...entries.node, ...entries.withPeers].sort()).toEqual(
      modules.sort(),
    )
    const asked = new Set(consumerCells(entries).flatMap(({ packages }) => packages))
    const missing = manifests.map(({ name }) => name).filter((name) => !asked.has(name))
    expect(missing).toEqual([])
  })

  test('says of each known failure what it prints and what to do', () => {
    const known = cells.flatMap((cell) => cell.known ?? [])
    expect(known.length).toBeGreaterThan(0)
    for (const { reason, workaround, prints } of known) {
      for (const text of [reason, workaround, prints]) expect(text).not.toBe('')
    }
  })
})

describe('a cell', () => {
  const right = { status: 0, stdout: 'right\n', log: 'right\n' }
  const wrong = { status: 1, stdout: '', log: 'TS1: wrong\n' }
  const known = { reason: 'r', workaround: 'w', prints: 'TS1' }

  test('passes if the last command ends well and prints what is expected', () => {
    expect(judge({ expected: 'right' }, right)).toBe('passed')
    expect(judge({ expected: 'right' }, { ...right, status: 1 })).toBe('failed')
    expect(judge({ expected: 'right' }, { ...right, status: null })).toBe('failed')
    expect(judge({ expected: 'other' }, right)).toBe('failed')
  })

  test('that is known to fail must fail, and for its reason', () => {
    expect(judge({ expected: 'right', known }, wrong)).toBe('known')
    expect(judge({ expected: 'right', known }, right)).toBe('works-unexpectedly')
    expect(judge({ expected: 'right', known }, { ...wrong, log: 'no network' })).toBe('failed')
  })
})

describe('the cells of --only', () => {
  const names = (list: string) => {
    const chosen = chooseCells(cells, list)
    return 'cells' in chosen ? chosen.cells.map(({ name }) => name) : chosen
  }

  test('are named by cell, by group or with a pattern, and keep their order', () => {
    expect(names('vite,npm')).toEqual(['npm', 'vite'])
    expect(names('test-runners')).toEqual(['vitest', 'jest', 'jest-modules', 'jest-transform'])
    expect(names('parcel*')).toEqual(['parcel', 'parcel-exports'])
    expect(names('node-2?-import')).toEqual({ unknown: 'node-2?-import' })
  })

  test('must exist', () => {
    expect(names('npm,vita')).toEqual({ unknown: 'vita' })
    expect(names('')).toEqual({ unknown: '' })
  })
})
