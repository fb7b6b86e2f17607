import { globSync, readFileSync } from 'node:fs'
import { rules } from '@waymark/normalize'
import { expect, test } from 'vitest'

/** An option of the command line has the name of a rule. */
const OPTION = 'trailing-slash'
/** What has not been moved below the command line yet, and examples of one command. */
const LEFT: readonly string[] = ['site/build-sitemap.ts', 'commands/explain.ts']

test('the command line mentions no rule by name', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !LEFT.includes(file))
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8')
    for (const { name } of rules) {
      if (name === OPTION) continue
      const mention = name.includes('-') ? new RegExp(`(?<![\\w-])${name}(?![\\w-])`) : `'${name}'`
      expect([file, name, text.search(mention)]).toEqual([file, name, -1])
    }
  }
})
