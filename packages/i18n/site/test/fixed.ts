import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckOptions } from '@waymark/site'
import { type FixDatabaseOptions, fixDatabase } from '@waymark/site/node'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { memoryFiles } from './memory-files.ts'
import { runCheck } from './run-check.ts'

export const NOW: number = Date.parse('2026-01-01T00:00:00Z')

/** Corrects a database, and returns its text, the patch, and the problems by code. */
export async function fixed(
  text: string,
  options: FixDatabaseOptions & { readonly name?: string } = {},
) {
  const { name = 'db.json', ...others } = options
  const folder = temporaryFolder()
  const path = join(folder, name)
  writeFileSync(path, text)
  const output = join(folder, name.replace('.', '.out.'))
  const patch = join(folder, 'changes.patch')
  const result = await fixDatabase(path, { now: NOW, output, patch, unsafe: true, ...others })
  const counts = (kinds: typeof result.fixed) =>
    Object.fromEntries(kinds.map(({ code, count }) => [code, count]))
  return {
    text: readFileSync(output, 'utf8'),
    patch: result.patch === null ? null : readFileSync(result.patch, 'utf8'),
    fixed: counts(result.fixed),
    left: counts(result.left.filter(({ severity }) => severity !== 'info')),
    folder,
  }
}

/** How many problems of each code a check reports, which makes no corrections. */
export async function reported(
  text: string,
  options: CheckOptions = {},
): Promise<Record<string, number>> {
  const { problems } = await runCheck(['db'], memoryFiles({ db: text }), { now: NOW, ...options })
  const counts: Record<string, number> = {}
  for (const { code } of problems) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

interface Operation {
  readonly op: string
  readonly path: string
  readonly value?: unknown
}

/** Applies a JSON Patch whose operations are `add`, `remove` and `replace`. */
export function applyPatch(document: unknown, patch: string): unknown {
  const root = structuredClone(document)
  for (const { op, path, value } of JSON.parse(patch) as readonly Operation[]) {
    const steps = path.split('/').slice(1)
    const last = steps.pop() ?? ''
    let parent = root as Record<string, unknown>
    for (const step of steps) parent = parent[step] as Record<string, unknown>
    if (!Array.isArray(parent)) parent[last] = value
    else if (op === 'add' && last === '-') parent.push(value)
    else if (op === 'remove') parent.splice(Number(last), 1)
    else parent[Number(last)] = value
  }
  return root
}
