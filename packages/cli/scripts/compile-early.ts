import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

/** A command line, and what it reads. */
export interface Run {
  readonly args: readonly string[]
  readonly input?: string
}

/**
 * Rewrites a program so that it starts faster. V8 compiles most functions when they are first called, and Node keeps only what is
 * compiled before. A function in parentheses is: this puts those that the runs call into parentheses, at the top of their file,
 * where they are before anything calls them.
 *
 * @param folder - Contains the program and its parts.
 */
export function compileEarly(folder: string, program: string, runs: readonly Run[]): void {
  const called = calledFunctions(join(folder, program), runs)
  for (const name of globSync('*.js', { cwd: folder })) {
    const path = join(folder, name)
    const starts = called.get(pathToFileURL(path).href)
    if (starts !== undefined) writeFileSync(path, rewrite(readFileSync(path, 'utf8'), starts))
  }
}

/** By the URL of a file: where the functions begin that the runs call. */
function calledFunctions(program: string, runs: readonly Run[]): Map<string, Set<number>> {
  const called = new Map<string, Set<number>>()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-'))
  try {
    for (const { args, input = '' } of runs) {
      // Nothing else of the environment: every machine has to build the same.
      execFileSync(process.execPath, [program, ...args], {
        input,
        env: { NODE_V8_COVERAGE: folder },
      })
    }
    for (const name of globSync('*.json', { cwd: folder })) {
      const { result }: Coverage = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      for (const { url, functions } of result) {
        const starts = called.get(url) ?? new Set()
        called.set(url, starts)
        for (const { ranges } of functions) {
          const [{ startOffset, count }] = ranges
          if (count > 0) starts.add(startOffset)
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return called
}

/** What Node writes of a run. The first range of a function is the whole of it. */
interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly {
      readonly ranges: readonly [{ readonly startOffset: number; readonly count: number }]
    }[]
  }[]
}

function rewrite(code: string, starts: ReadonlySet<number>): string {
  const { body } = parseAst(code)
  const early = body.filter((node) => node.type === 'FunctionDeclaration' && starts.has(node.start))
  if (early.length === 0) return code
  const lastImport = body.filter((node) => node.type === 'ImportDeclaration').at(-1)
  const top = lastImport?.end ?? 0
  const functions = early.map((node) => {
    const text = code.slice(node.start, node.end)
    return `${/^(?:async )?function\*?\s*([\w$]+)/.exec(text)![1]}=(${text})`
  })
  let rest = ''
  let at = top
  for (const { start, end } of early) {
    rest += code.slice(at, start)
    at = end
  }
  return `${code.slice(0, top)}\nvar ${functions.join(',')};${rest}${code.slice(at)}`
}
