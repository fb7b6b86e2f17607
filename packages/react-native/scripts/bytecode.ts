import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileForReactNative } from './compile.ts'
import { hermesBinary } from './hermes-binary.ts'

// Run by `pnpm check:size`: what each entry adds to the bytecode of an app, against its budget.

const BUDGETS: readonly (readonly [file: string, bytes: number])[] = [
  ['ascii', 75_000],
  ['index', 100_000],
]

for (const [name, budget] of BUDGETS) {
  for (const version of ['0.12', '1.0'] as const) {
    const bytes = bytecodeOf(name, version)
    const verdict = bytes <= budget ? 'within' : 'OVER'
    console.log(
      `react-native/${name}, bytecode of Hermes ${version}: ${bytes.toLocaleString('en')} B, ${verdict} its ${budget.toLocaleString('en')} B`,
    )
    if (bytes > budget) process.exitCode = 1
  }
}

/** The size of a built file as a module of an app: compiled by the Babel preset, then by Hermes without debug information. */
function bytecodeOf(name: string, version: '0.12' | '1.0'): number {
  const file = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url))
  const code = compileForReactNative(readFileSync(file, 'utf8'), true)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-hermes-'))
  try {
    const source = join(folder, 'module.js')
    const output = join(folder, 'module.hbc')
    writeFileSync(source, `globalThis.__d(function (require, module, exports) {${code}\n})`)
    const args = ['-O', '-emit-binary', '-g0', '-w', '-out', output, source]
    execFileSync(hermesBinary('hermesc', version), args)
    return statSync(output).size
  } finally {
    rmSync(folder, { recursive: true })
  }
}
