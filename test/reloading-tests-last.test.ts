import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestProject, TestSpecification, Vitest } from 'vitest/node'
import { ReloadingTestsLast } from '../scripts/reloading-tests-last.ts'
import { temporaryFolder } from './temporary-folder.ts'

const FILES: Readonly<Record<string, string>> = {
  'longest.test.ts': "vi.hoisted(() => vi.resetModules())\nvi.mock('node:fs')\n",
  'long.test.ts': "expect('vi.resetModules').toBe('')\n",
  'short.test.ts': 'restorePlatformClasses()\n',
  'shorter.md': "```ts\nimport { URL } from '@waymark/react-native'\n```\n",
  'shortest.test.ts': 'afterAll(() => vi.restoreAllMocks())\n',
}

test('files that forget all modules come last in their project, and the others by their durations', async () => {
  const folder = temporaryFolder()
  const [one, other] = ['one', 'other'].map((name) => {
    return { name, config: { sequence: { groupOrder: 0 }, isolate: false } } as TestProject
  })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
  const specificationsIn = (project: TestProject | undefined) =>
    Object.keys(FILES).map((name) => {
      return { project, moduleId: join(folder, name) } as TestSpecification
    })
  const files = [...specificationsIn(other).reverse(), ...specificationsIn(one)]
  const lengths = Object.keys(FILES).reverse()
  const cache = {
    getTestSpecificationResult: ({ moduleId }: TestSpecification) => ({
      failed: false,
      duration: lengths.findIndex((name) => moduleId.endsWith(`/${name}`)),
    }),
  }
  const sorted = await new ReloadingTestsLast({ cache } as unknown as Vitest).sort(files)
  const order = [
    'long.test.ts',
    'shortest.test.ts',
    'longest.test.ts',
    'short.test.ts',
    'shorter.md',
  ]
  expect(
    sorted.map(({ project, moduleId }) => `${project.name} ${moduleId.slice(folder.length + 1)}`),
  ).toEqual(['one', 'other'].flatMap((name) => order.map((file) => `${name} ${file}`)))
})
