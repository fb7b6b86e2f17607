import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExamples } from '../scripts/readme-examples.ts'
import { makeStrictProject } from './strict-project.ts'
import { packages, readText, root } from './workspace.ts'

// The readme project runs the examples without their types; here they are compiled as strictly as people do.

let folder: string
beforeAll(() => {
  folder = makeStrictProject()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('the examples of the READMEs compile', { tags: 'slow' }, () => {
  let examples = 0
  for (const home of ['.', ...packages.map((one) => one.folder)]) {
    for (const { offset, lines } of readExamples(readText(`${home}/README.md`))) {
      examples++
      // As many lines before as in the README, so that the compiler counts as people do.
      const text = `${'\n'.repeat(offset)}${lines.join('\n')}\nexport {}\n`
      const file = join(folder, home, `README.${offset + 1}.ts`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  expect(examples).toBeGreaterThan(50)

  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, stderr, status } = spawnSync(process.execPath, [compiler, '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([stdout, stderr, status]).toEqual(['', '', 0])
})
