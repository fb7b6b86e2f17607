import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '../../packages/cli/src/main.ts'
import { memoryIo } from '../../packages/cli/test/sources.ts'
import type { GrammarName } from './grammar.ts'
import type { Operation } from './operation.ts'

/** A command line: `@` is the text, `-` is the standard input, which is the text then, and the others are files and folders. */
const LINES: readonly (readonly [reads: GrammarName, line: string])[] = [
  ['database', 'sitemap - --out OUT'],
  ['database', 'validate -'],
  ['sitemap', 'validate -'],
  ['page', 'audit PAGES'],
  ['database', 'validate - --format json'],
  ['database', 'convert - --to csv'],
  ['database', 'convert - --to json'],
  ['database', 'diff FILE FILE'],
  ['sitemap', 'diff FILE FILE'],
  ['database', 'keys - --out OUT'],
  ['sitemap', 'keys - --out OUT'],
  ['lines', 'normalize -'],
  ['url', 'normalize - --trace'],
  ['url', 'worker --op normalize'],
  ['url', 'worker --op key --method ia-surt'],
  ['url', 'inspect -'],
  ['url', 'inspect @ --format json'],
  ['url', 'compare @ @'],
  ['url', 'dedupe - --method whatwg'],
  ['document', 'lint -'],
  ['document', 'config --config FILE'],
  ['word', 'explain @'],
  ['word', 'completions @'],
]

/** Every command that a line runs. */
export const commandNames: readonly string[] = LINES.map(([, line]) => line.split(' ')[0]!)

export const commandOperations: readonly Operation[] = LINES.map(([reads, line]) => ({
  name: `waymark ${line} (${reads})`,
  reads,
  run: async (text) => await runLine(line, text),
}))

async function runLine(line: string, text: string): Promise<void> {
  const folder = /FILE|OUT|PAGES/.test(line) ? mkdtempSync(join(tmpdir(), 'growth-')) : null
  const file = join(folder ?? '', line.includes('PAGES') ? 'index.html' : 'a.json')
  if (folder !== null) writeFileSync(file, text)
  const words = line.split(' ').map((word) => {
    return word === '@'
      ? text
      : word === 'FILE'
        ? file
        : word === 'OUT'
          ? join(folder!, 'out')
          : word === 'PAGES'
            ? folder!
            : word
  })
  try {
    // Worker reads rows, each of which has an end.
    await main(words, memoryIo(line.startsWith('worker') ? `${text}\n` : text).io)
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true })
  }
}
