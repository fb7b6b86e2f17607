import type { Severity } from '@waymark/infra/problem'
import { safeText } from '../terminal/safe-text.ts'
import { placesOf } from './lint-text.ts'
import type { LintedFile } from './linted-file.ts'

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/**
 * The problems of a file as commands for the log of GitHub Actions, which shows them next to the lines.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubLines(file: LintedFile): readonly string[] {
  const places = placesOf(file)
  return file.problems.map(({ code, severity, message, remedy }, index) => {
    const { line, column } = places[index]!
    const properties = [
      `file=${escapeProperty(file.path)}`,
      `line=${line}`,
      `col=${column}`,
      `title=${escapeProperty(code)}`,
    ]
    const text = escapeData(safeText(`${message} ${remedy}`, 600))
    return `::${COMMANDS[severity]} ${properties.join(',')}::${text}`
  })
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
