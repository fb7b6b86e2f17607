import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUrlFunction } from '@waymark/worker'
import { urlFunctions } from '@waymark/worker/functions'
import { readOptions } from '../../scripts/read-options.ts'
import { type Cell, calls, type TableCall, valuesOf } from './calls.ts'
import { NotHere, type TableEngine } from './engine.ts'
import { tableEngines } from './engines/index.ts'
import { FEWEST_ROWS, makeRows } from './rows.ts'

const SHORT = FEWEST_ROWS

const USAGE = `Usage: pnpm check:tables [--short] [--rows 2000] [--seed 1] [--engines <name,…>]

Asks every engine every function about the same rows (tidy, hostile, NULL, huge, without a scheme), and compares each
cell with the function in this process. An engine that is not on this machine is skipped, with a line that says so.

  --short    ${SHORT} rows, with one of each kind
  --rows N   how many rows, from ${FEWEST_ROWS}
  --seed N   other rows
  --engines  only these, which must be on this machine: ${tableEngines.map(({ name }) => name).join(', ')}

Exit status: 0 no cell differs, 1 one does, or an engine that is named is not there, 2 bad usage.`

const values = readOptions(
  { name: 'check:tables', usage: USAGE, args: process.argv.slice(2) },
  {
    short: { type: 'boolean', default: false },
    rows: { type: 'string' },
    seed: { type: 'string', default: '1' },
    engines: { type: 'string' },
  },
)
const count = Number(values.rows ?? (values.short ? SHORT : 2000))
const seed = Number(values.seed)
const named = values.engines?.split(',') ?? null
const unknown = named?.filter((name) => tableEngines.every((engine) => engine.name !== name)) ?? []
if (!Number.isSafeInteger(count) || count < FEWEST_ROWS)
  refuse(`--rows is a number from ${FEWEST_ROWS}`)
if (!Number.isSafeInteger(seed)) refuse('--seed is a whole number')
if (unknown.length > 0) refuse(`--engines: no such engine: ${unknown.join(', ')}`)

const rows = makeRows(count, seed)
console.log(
  `${urlFunctions.length} functions in ${calls.length} calls, ${rows.length} rows, seed ${seed}`,
)
const known = new Map<string, readonly (readonly Cell[])[]>()
const waiting = tableEngines.filter(({ name }) => named === null || named.includes(name))
// Most engines are processes of their own: two at a time.
await Promise.all([askNext(), askNext()])

async function askNext(): Promise<void> {
  for (let engine = waiting.shift(); engine !== undefined; engine = waiting.shift()) {
    if (!(await tryEngine(engine))) process.exitCode = 1
  }
}

async function tryEngine(engine: TableEngine): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-tables-'))
  try {
    return await compare(engine, folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isHere = !(error instanceof NotHere)
    console.log(`${engine.name}: ${isHere ? 'failed' : 'skipped'}, because ${reason}`)
    return !isHere && named === null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether all cells of an engine are right. */
async function compare(engine: TableEngine, folder: string): Promise<boolean> {
  const started = performance.now()
  const expected = expectedOf(engine)
  const asked = calls.filter((call) => (engine.lacks?.(call) ?? null) === null)
  const held = [...rows.keys()].filter((at) => canHold(engine, asked, at))
  const left = new Set(asked)
  const differences: string[] = []
  const table = { rows: held.map((at) => rows[at]!), calls: asked, folder }
  for await (const [call, cells] of engine.ask(table)) {
    left.delete(call)
    if (cells.length !== held.length) differences.push(`${call.label}: ${cells.length} rows`)
    for (const [i, at] of held.entries()) {
      const right = expected[calls.indexOf(call)]![at]
      if (cells[i] === right) continue
      const given = valuesOf(call, rows[at]!).map(shown).join(', ')
      differences.push(`${call.label} of ${given} is ${shown(cells[i])}, not ${shown(right)}`)
    }
  }
  for (const { label } of left) differences.push(`${label}: no answer`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${engine.name}: ${asked.length * held.length} cells, ${differences.length} differ, ${seconds} s`,
  )
  tellLeftOut(engine, rows.length - held.length)
  for (const difference of differences.slice(0, 10)) console.log(`  ${difference}`)
  return differences.length === 0 && asked.length > 0
}

/** The cells of each call, by the functions of this process. */
function expectedOf({ options = {} }: TableEngine): readonly (readonly Cell[])[] {
  const key = JSON.stringify(options)
  let cells = known.get(key)
  if (cells === undefined) {
    cells = calls.map((call) => {
      const run = createUrlFunction(call.name, options)
      return rows.map((row) => run(...valuesOf(call, row)))
    })
    known.set(key, cells)
  }
  return cells
}

/** Whether an engine can hold the cells of a row and its results. */
function canHold(engine: TableEngine, asked: readonly TableCall[], at: number): boolean {
  const { cannotHold } = engine
  if (cannotHold === undefined) return true
  const results = asked.map((call) => expectedOf(engine)[calls.indexOf(call)]![at])
  return [...rows[at]!, ...results].every(
    (cell) => typeof cell !== 'string' || !cannotHold.is(cell),
  )
}

function tellLeftOut(engine: TableEngine, leftOut: number): void {
  if (leftOut > 0) {
    console.log(`  without ${leftOut} of the rows, because of ${engine.cannotHold?.what}`)
  }
  const reasons = calls.flatMap((call) => engine.lacks?.(call) ?? [])
  for (const reason of new Set(reasons)) {
    const lacking = reasons.filter((other) => other === reason).length
    console.log(`  without ${lacking} of the calls, because ${reason}`)
  }
}

/** A value in a line of ASCII: a long string is cut. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  const cut = text.length > 200 ? `${text.slice(0, 100)}... (${text.length} characters)` : text
  return cut.replace(/[^ -~]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
}

function refuse(message: string): never {
  console.error(`check:tables: ${message}\n\n${USAGE}`)
  process.exit(2)
}
