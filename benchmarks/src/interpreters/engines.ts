import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newQuickJSWASMModule } from 'quickjs-emscripten'
import { hermesBinary } from '../../../packages/react-native/scripts/hermes-binary.ts'

/** An engine that runs a script without compiling it to machine code, and gives the text of an expression. */
export interface Interpreter {
  readonly name: string
  /** `null` where the engine is not on this machine. */
  run(script: string, expression: string): Promise<string | null>
}

export const interpreters: readonly Interpreter[] = [
  {
    name: 'Hermes 0.12',
    async run(script, expression) {
      return inFolder(script, expression, (file, folder) => {
        const bytecode = join(folder, 'script.hbc')
        execFileSync(hermesBinary('hermesc', '0.12'), [
          ...['-O', '-w', '-emit-binary', '-out', bytecode, file],
        ])
        return execFileSync(hermesBinary('hermes', '0.12'), ['-b', bytecode], { encoding: 'utf8' })
      })
    },
  },
  {
    name: 'JavaScriptCore without its JIT',
    async run(script, expression) {
      const jsc = process.env['JSC'] ?? '/usr/bin/jsc'
      if (!existsSync(jsc)) return null
      return inFolder(script, expression, (file) =>
        execFileSync(jsc, ['--useJIT=false', file], { encoding: 'utf8' }),
      )
    },
  },
  {
    name: 'QuickJS as WebAssembly',
    async run(script, expression) {
      const context = (await newQuickJSWASMModule()).newContext()
      try {
        const result = context.unwrapResult(context.evalCode(`${script}\n${expression}`))
        const text = context.getString(result)
        result.dispose()
        return text
      } finally {
        context.dispose()
      }
    },
  },
]

function inFolder(
  script: string,
  expression: string,
  run: (file: string, folder: string) => string,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-interpreter-'))
  try {
    const file = join(folder, 'script.js')
    writeFileSync(file, `${script}\nprint(${expression})`)
    return run(file, folder).trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
