import { expect, test } from 'vitest'
import type { Cell } from '../../scripts/release/cell.ts'
import { newestChanges } from '../../scripts/release/newest-changes.ts'
import { hasFailed, rehearsalLog } from '../../scripts/release/rehearsal-log.ts'
import type { CellReport } from '../../scripts/release/run-cells.ts'

const occasion = { date: '2026-01-02', commit: 'abc', machine: 'linux x64', command: 'pnpm x' }
const cell: Cell = {
  name: 'rollup',
  group: 'Bundlers',
  title: 'Rollup 4',
  packages: [],
  tools: [],
  files: {},
  commands: [],
  expected: '',
}
const nothing = {
  tarballs: [],
  checks: [],
  cells: [],
  installs: [],
  sbom: {},
  changes: new Map<string, string>(),
}

function withCell(result: CellReport['result'], added: Partial<Cell> = {}) {
  return {
    ...nothing,
    cells: [{ cell: { ...cell, ...added }, result, seconds: 1, log: 'its log' }],
  }
}

test('a rehearsal fails by a check, a failed cell, and a known failure that works', () => {
  expect(hasFailed(nothing)).toBe(false)
  expect(hasFailed(withCell('passed'))).toBe(false)
  expect(hasFailed(withCell('known'))).toBe(false)
  expect(hasFailed(withCell('failed'))).toBe(true)
  expect(hasFailed(withCell('works-unexpectedly'))).toBe(true)
  const checks = [{ title: 'Pack', problems: ['a.tgz is not there.'], seconds: 1 }]
  expect(hasFailed({ ...nothing, checks })).toBe(true)
})

test('the log has what failed with its output, and of what cannot work the reason', () => {
  const failed = rehearsalLog(withCell('failed'), occasion)
  expect(failed).toContain('**It failed.** Commit abc, linux x64, by `pnpm x`.')
  expect(failed).toContain('### Rollup 4\n\n```\nits log\n```')
  const known = { reason: 'It is old.', workaround: 'w', prints: 'p' }
  const passed = rehearsalLog(withCell('known', { known }), occasion)
  expect(passed).toContain('It passed.')
  expect(passed).toContain('cannot work: It is old.')
  expect(passed).not.toContain('its log')
})

test('of a changelog, the newest version is taken', () => {
  const changelog = '# @waymark/url\n\n## 0.2.0\n\n### Minor\n\n- New.\n\n## 0.1.0\n\n- Old.\n'
  expect(newestChanges(changelog)).toBe('### Minor\n\n- New.')
  expect(newestChanges('# @waymark/url\n')).toBe(null)
})
