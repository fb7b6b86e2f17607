import { globSync, readFileSync } from 'node:fs'

/** A function, class or table of a package. */
export interface Implementation {
  readonly name: string
  readonly anchors: readonly string[]
  /** Its path from the repository's root. */
  readonly file: string
  readonly isEntry: boolean
}

const root = new URL('../../../', import.meta.url)
const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n([^\n]*)/g
const ANCHOR = /https:\/\/url\.spec\.whatwg\.org\/#([\w-]+)/g
const DECLARATION =
  /^ *(?:export )?(?:(?:function\*?|class|const) (\w+)|(?:static |get |set )*(#?\w+)\()/

/** Functions of the packages whose docstrings link to the URL Standard; entry files come last. */
export function readImplementations(): Implementation[] {
  const found: Implementation[] = []
  const files = globSync('packages/*/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/generated/'))
    .sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)) || (a < b ? -1 : 1))
  for (const file of files) {
    const text = readFileSync(new URL(file, root), 'utf8')
    for (const [, docstring = '', next = ''] of text.matchAll(DOCSTRING)) {
      const [, name, member] = DECLARATION.exec(next) ?? []
      const declared = name ?? member
      if (declared === undefined) continue
      const anchors = Array.from(docstring.matchAll(ANCHOR), ([, anchor]) => anchor!)
      if (anchors.length > 0) found.push({ name: declared, anchors, file, isEntry: isEntry(file) })
    }
  }
  return found
}

function isEntry(file: string): boolean {
  return /\/src\/(?:index|ascii)\.ts$/.test(file)
}
