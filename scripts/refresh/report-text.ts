import type { PartReport } from './part.ts'

const SHOWN = 20
const WIDTH = 200

const TITLES: Readonly<Record<PartReport['part'], string>> = {
  psl: 'Public suffix list',
  wpt: 'Web platform tests',
  unicode: 'Unicode',
  standards: 'Standards',
}

/** The report for people; `all` shows every line of every section. */
export function reportText(reports: readonly PartReport[], all: boolean): string {
  return reports.map((report) => partText(report, all)).join('\n\n')
}

function partText(report: PartReport, all: boolean): string {
  const { part, summary, problem, sections, next } = report
  if (problem !== null) return `${TITLES[part]}: not compared: ${problem}`
  const lines = [`${TITLES[part]}: ${summary}`]
  for (const { title, items } of sections) {
    lines.push('', `  ${title} (${items.length})`)
    const shown = all ? items : items.slice(0, SHOWN)
    lines.push(...shown.map(({ text }) => `    ${shorten(text, all)}`))
    const rest = items.length - shown.length
    if (rest > 0) lines.push(`    and ${rest} more; --verbose shows them all`)
  }
  if (next.length > 0) lines.push('', ...next.map((step) => `  Next: ${step}`))
  return lines.join('\n')
}

/** On one line, and without characters that a terminal could obey. */
function shorten(text: string, all: boolean): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (c) => {
    return `\\u{${c.codePointAt(0)!.toString(16)}}`
  })
  return all || line.length <= WIDTH ? line : `${line.slice(0, WIDTH)}…`
}
