import { expect, test } from 'vitest'
import changelog from '../scripts/changelog.ts'

type Updated = Parameters<typeof changelog.getDependencyReleaseLine>[1][number]
type Changes = Parameters<typeof changelog.getDependencyReleaseLine>[0]

test('dependencies that went up are listed once, however many changes they had', async () => {
  const changes = [{ commit: 'a'.repeat(40) }, { commit: 'b'.repeat(40) }] as Changes
  const updated = [{ name: '@waymark/host', newVersion: '1.2.0' } as Updated]
  expect(await changelog.getDependencyReleaseLine(changes, updated, null)).toBe(
    '- Updated dependencies\n  - @waymark/host@1.2.0',
  )
  expect(await changelog.getDependencyReleaseLine(changes, [], null)).toBe('')
})
