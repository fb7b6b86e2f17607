import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { packages, readText, root } from '../workspace.ts'

/** A regular expression of a source file. */
export interface Written {
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** The regular expressions of all published packages. */
export interface AllWritten {
  readonly literals: readonly Written[]
  /** For each file that calls `RegExp`, how many of its calls are in a function. */
  readonly calls: ReadonlyMap<string, number>
}

/** Reads every source file; tables that are generated have none. */
export function readWritten(): AllWritten {
  const literals: Written[] = []
  const calls = new Map<string, number>()
  for (const { folder } of packages) {
    for (const path of globSync(`${folder}/src/**/*.ts`, { cwd: root })) {
      const file = path.replaceAll('\\', '/')
      if (!file.includes('/generated/')) readFile(file, literals, calls)
    }
  }
  return { literals, calls }
}

function readFile(file: string, literals: Written[], calls: Map<string, number>): void {
  let depth = 0
  const enter = (): void => void depth++
  const leave = (): void => void depth--
  const call = ({ callee }: { readonly callee: object }): void => {
    if (!('name' in callee) || callee.name !== 'RegExp') return
    calls.set(file, (calls.get(file) ?? 0) + (depth > 0 ? 1 : 0))
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    CallExpression: call,
    NewExpression: call,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync(file, readText(file)).program)
}

/** Loads files once more, and returns the regular expressions that each makes meanwhile. */
export async function madeWhenLoaded(files: readonly string[]): Promise<readonly Written[]> {
  // What they import is then loaded.
  for (const file of files) await import(join(root, file))
  const made: Written[] = []
  const original = globalThis.RegExp
  let loaded = ''
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: [string, string?], newTarget) {
      const expression: RegExp = Reflect.construct(target, args, newTarget)
      made.push({ file: loaded, source: expression.source, flags: expression.flags })
      return expression
    },
  })
  try {
    for (const file of files) {
      loaded = file
      await import(`${join(root, file)}?regular-expressions`)
    }
  } finally {
    globalThis.RegExp = original
  }
  return made
}
