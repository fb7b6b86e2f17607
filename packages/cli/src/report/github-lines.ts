import type { Problem, Severity } from '@waymark/infra/problem'
import { safeText } from '../terminal/safe-text.ts'

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/** A problem with its place, as far as that is known. */
type GithubProblem = Pick<
  Problem,
  'code' | 'severity' | 'message' | 'remedy' | 'line' | 'column'
> & { readonly file?: string }

/**
 * A problem as a command for the log of GitHub Actions, which shows it next to the line.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubLine({ code, severity, message, remedy, ...place }: GithubProblem): string {
  const { file, line, column } = place
  const properties = [
    ...(file === undefined ? [] : [`file=${escapeProperty(file)}`]),
    ...(line === undefined ? [] : [`line=${line}`]),
    ...(line === undefined || column === undefined ? [] : [`col=${column}`]),
    `title=${escapeProperty(code)}`,
  ]
  const text = escapeData(safeText(`${message} ${remedy}`, 600))
  return `::${COMMANDS[severity]} ${properties.join(',')}::${text}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
