import { type Budget, type BudgetLine, floorOf } from './budgets.ts'
import type { ContestResult } from './contest.ts'
import type { MemoryResult } from './processes.ts'
import { geometricMean } from './statistics.ts'

/**
 * One line for each input: the two times, the median ratio with its spread, the ratio of the
 * shortest times, then every other entrant's ratio.
 */
export function formatContests(results: readonly ContestResult[]): string {
  const rows = results.map((result) => [
    ...cellsOf(result),
    result.entrants
      .slice(2)
      .map((other) => `${other.name} ${formatRatio(other.ratio.median)}`)
      .join('  '),
  ])
  const head = [...headOf(results), 'others']
  return [formatTable([head, ...rows]), ...differences(results)].join('\n')
}

/** One line for each input, with the floor that it must reach by itself, if there is one. */
export function formatLines(results: readonly ContestResult[], budgets: readonly Budget[]): string {
  const rows = results.map((result) => {
    const floor = floorOf(result, budgets)
    if (floor === null) return [...cellsOf(result), '', '']
    const verdict = result.entrants[1]!.ratio.median >= floor ? 'ok' : 'below'
    return [...cellsOf(result), formatRatio(floor), verdict]
  })
  const head = [...headOf(results), 'floor', '']
  return [formatTable([head, ...rows]), ...differences(results)].join('\n')
}

/** The first entrant is the engine, except beside programs that do more than it can. */
function headOf(results: readonly ContestResult[]): string[] {
  const first = results[0]?.entrants[0]?.name ?? 'engine'
  return ['operation', 'input', 'items', first, 'waymark', 'ratio (min-max)', 'best']
}

function cellsOf({ operation, input, items, entrants }: ContestResult): string[] {
  const [first, ours] = entrants
  return [
    operation,
    input,
    `${items}`,
    formatNs(first!.ns.median),
    formatNs(ours!.ns.median),
    `${formatRatio(ours!.ratio.median)} (${formatRatio(ours!.ratio.min)}-${formatRatio(ours!.ratio.max)})`,
    formatRatio(ours!.best),
  ]
}

/** A line for each entrant that came to another sum than the first. */
export function differences(results: readonly ContestResult[]): string[] {
  return results.flatMap(({ operation, input, entrants }) =>
    entrants.flatMap(({ differs }) =>
      differs === undefined ? [] : [`! ${operation}, ${input}: ${differs}`],
    ),
  )
}

/** One line for each operation, over all its inputs but the messy ones. */
export function formatMeans(results: readonly ContestResult[]): string {
  const operations = new Map<string, Map<string, number[]>>()
  for (const { operation, input, entrants } of results) {
    if (input.includes('messy')) continue
    const byName = operations.get(operation) ?? new Map<string, number[]>()
    operations.set(operation, byName)
    for (const { name, ratio } of entrants) {
      byName.set(name, [...(byName.get(name) ?? []), ratio.median])
    }
  }
  const rows = [...operations].map(([operation, byName]) => [
    operation,
    ...[...byName].slice(1).map(([name, r]) => `${name} ${formatRatio(geometricMean(r))}`),
  ])
  const width = Math.max(...rows.map(({ length }) => length))
  return formatTable(rows.map((row) => [...row, ...new Array(width - row.length).fill('')]))
}

export function formatBudgets(lines: readonly BudgetLine[]): string {
  const rows = lines.map(({ name, floor, goal, figure, verdict, note = '' }) => [
    name,
    formatRatio(floor),
    formatRatio(goal),
    figure === null ? '-' : formatRatio(figure),
    verdict,
    note,
  ])
  return formatTable([
    ['budget (engine\u2019s time / ours)', 'floor', 'goal', 'figure', '', ''],
    ...rows,
  ])
}

export function formatMemory(results: readonly MemoryResult[]): string {
  const rows = results.map(({ name, use, bytes }) => [name, use, `${Math.round(bytes)}`])
  return formatTable([['kept URLs', 'use', 'bytes each'], ...rows])
}

/** The budget figures of several runs side by side; their limits may differ. */
export function formatRuns(
  runs: readonly { readonly title: string; readonly budgets: readonly BudgetLine[] }[],
): string {
  const head = ['budget', 'floor', 'goal', ...runs.map(({ title }) => title)]
  const limits = (read: (line: BudgetLine) => number, i: number): string =>
    [...new Set(runs.map(({ budgets }) => formatRatio(read(budgets[i]!))))].join(' ')
  const rows = runs[0]!.budgets.map(({ name }, i) => [
    name,
    limits(({ floor }) => floor, i),
    limits(({ goal }) => goal, i),
    ...runs.map(({ budgets }) => {
      const { figure, verdict } = budgets[i]!
      return figure === null ? '-' : `${formatRatio(figure)} ${verdict}`
    }),
  ])
  return formatTable([head, ...rows])
}

/** The first column to the left, figures to the right, the last as it comes. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const isText = rows[0]!.map((_, column) =>
    rows.slice(1).some((row) => /^[a-z#?./]*[a-z]{3}/i.test(row[column]!)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isText[column] ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function formatRatio(value: number): string {
  if (!Number.isFinite(value)) return '-'
  return value >= 10 ? value.toFixed(0) : value >= 0.1 ? value.toFixed(2) : value.toFixed(4)
}

function formatNs(ns: number): string {
  if (ns >= 1e6) return `${(ns / 1e6).toFixed(2)} ms`
  return ns >= 10_000 ? `${(ns / 1e3).toFixed(1)} us` : `${ns.toFixed(0)} ns`
}
