import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXAMPLES_OF, examplesOf } from '../scripts/docstring-examples.ts'
import { restorePlatformClasses } from './platform-classes.ts'
import { packages, root } from './workspace.ts'

interface RunnableExample {
  readonly name: string
  readonly run: (check: typeof expect) => Promise<void>
}

// Some examples set the globals, and so do entries that are imported.
restorePlatformClasses()

describe.each(packages)('$name', async ({ folder, manifest }) => {
  const { examples } = (await import(`${EXAMPLES_OF}${folder}`)) as {
    readonly examples: readonly RunnableExample[]
  }

  if (examples.length > 0)
    test.each(examples)('the example of $name holds', async ({ run }) => {
      // One that shows an error asserts in its catch.
      expect.hasAssertions()
      await run(expect)
    })

  test('every exported value has an example', async () => {
    const shown = new Set(examplesOf(folder).map((example) => example.name))
    const missing: string[] = []
    for (const entry of Object.values(manifest.exports)) {
      if (typeof entry === 'string') continue
      const source = join(root, folder, entry['@waymark/source']!)
      const values = Object.entries((await import(source)) as object)
      // A default export has a name as well.
      const others = values
        .filter(([name, value]) => name !== 'default' && !isEntry(value))
        .map(([name]) => name)
      missing.push(...others.filter((name) => !shown.has(name) && !everywhere.has(name)))
    }
    expect(missing).toEqual([])
  })
})

/** An entry of a catalogue, such as a rule, explains itself: its data are its documentation. */
function isEntry(value: unknown): boolean {
  const { summary, explain } = Object(value) as {
    readonly summary?: unknown
    readonly explain?: unknown
  }
  return typeof summary === 'string' && typeof explain === 'string'
}

/** The names with an example in any package: an entry may export again what another package has. */
const everywhere = new Set(
  packages.flatMap(({ folder }) => examplesOf(folder).map(({ name }) => name)),
)
