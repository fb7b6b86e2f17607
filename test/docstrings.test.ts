import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packages, readText, root } from './workspace.ts'

const DECLARATION =
  /(\*\/\n)?^export (?:declare )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm

/** The names that a file re-exports or declares for others. */
function exportedNames(text: string): string[] {
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
  const listed = lists.flatMap(([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [])
  // What is the default has its own name, too.
  const own = listed.filter((name) => name !== 'default')
  return [...own, ...[...text.matchAll(DECLARATION)].map(([, , name = '']) => name)]
}

/** The names that the files of a package declare, those with a docstring apart. */
function declaredNames(folder: string) {
  const texts = globSync(`${folder}/src/**/*.ts`, { cwd: root }).map(readText)
  const found = texts.flatMap((text) => [...text.matchAll(DECLARATION)])
  const names = (all: typeof found) => new Set(all.map(([, , name = '']) => name))
  return { all: names(found), documented: names(found.filter(([, end]) => end !== undefined)) }
}

const everywhere = new Set(packages.flatMap(({ folder }) => [...declaredNames(folder).documented]))

test.each(packages)('every name that $name exports has a docstring', ({ folder, manifest }) => {
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [`${folder}/${entry['@waymark/source']}`],
  )
  const names = entries.flatMap((entry) => exportedNames(readText(entry)))
  if (manifest.bin === undefined) expect(names).not.toEqual([])
  const { all, documented } = declaredNames(folder)
  // What is declared nowhere here comes from another package.
  const missing = names.filter((name) => !(all.has(name) ? documented : everywhere).has(name))
  expect(missing).toEqual([])
})
