import type { FileResult, Surprise } from './run-suite.ts'

const SHOWN = 10
const WIDTH = 300

/** One line per data file, aligned: `name  passed/total  skipped`, with a remark where one is due. */
export function formatTable(results: readonly FileResult[]): string {
  const names = Math.max(...results.map(({ file }) => file.length))
  const scores = results.map(({ passed, total }) => `${passed}/${total}`)
  const widest = Math.max(...scores.map((score) => score.length))
  const skips = Math.max(...results.map(({ skipped }) => String(skipped).length))
  return results
    .map((result, index) => {
      const skipped = String(result.skipped).padStart(skips)
      const line = `${result.file.padEnd(names)}  ${scores[index]!.padStart(widest)}  ${skipped} skipped`
      return line + remark(result)
    })
    .join('\n')
}

/**
 * The surprises of every file in full sentences, the first ten of each kind; with `all`, every one,
 * and besides the known failures and why cases were skipped.
 */
export function formatSurprises(results: readonly FileResult[], all: boolean): string {
  const parts: string[] = []
  for (const result of results) {
    const { file, unexpectedFailures, unexpectedPasses, knownFailures } = result
    parts.push(section(file, 'unexpected failure', unexpectedFailures, all))
    parts.push(section(file, 'unexpected pass, no longer a known failure', unexpectedPasses, all))
    if (!all) continue
    parts.push(section(file, 'known failure', knownFailures, all))
    parts.push(
      ...[...result.skipReasons].map(([why, count]) => `\n${file}: skipped (${count}): ${why}`),
    )
  }
  return parts.filter((part) => part !== '').join('\n')
}

/** The last line: what the whole run came to. */
export function formatSummary(results: readonly FileResult[]): string {
  const sum = (count: (result: FileResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const counts = [
    `${sum((r) => r.passed)}/${sum((r) => r.total)} passed`,
    `${sum((r) => r.skipped)} skipped`,
    counted(
      sum((r) => r.knownFailures.length),
      'known failure',
    ),
    counted(
      sum((r) => r.unexpectedFailures.length),
      'unexpected failure',
    ),
    counted(
      sum((r) => r.unexpectedPasses.length),
      'unexpected pass',
      'unexpected passes',
    ),
  ]
  return `${counted(results.length, 'data file')}: ${counts.join(', ')}`
}

function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Whether a result needs attention. */
export function isSurprising(result: FileResult): boolean {
  return result.unexpectedFailures.length > 0 || result.unexpectedPasses.length > 0
}

function remark(result: FileResult): string {
  if (!result.hasSuite) return ' (no suite yet)'
  const notes: string[] = []
  if (result.knownFailures.length > 0)
    notes.push(counted(result.knownFailures.length, 'known failure'))
  if (result.unexpectedFailures.length > 0) notes.push(`${result.unexpectedFailures.length} FAILED`)
  if (result.unexpectedPasses.length > 0) notes.push(`${result.unexpectedPasses.length} now PASS`)
  return notes.length === 0 ? '' : `  ${notes.join(', ')}`
}

function section(file: string, kind: string, list: readonly Surprise[], all: boolean): string {
  if (list.length === 0) return ''
  const shown = all ? list : list.slice(0, SHOWN)
  const lines = shown.map(({ id, reason }) => `  ${shorten(id)}\n      ${shorten(reason)}`)
  const rest = list.length - shown.length
  if (rest > 0) lines.push(`  and ${rest} more; --verbose shows them all`)
  return `\n${file}: ${kind} (${list.length})\n${lines.join('\n')}`
}

function shorten(text: string): string {
  const line = text.replaceAll('\n', ' ')
  return line.length <= WIDTH ? line : `${line.slice(0, WIDTH)}… (${line.length} characters)`
}
