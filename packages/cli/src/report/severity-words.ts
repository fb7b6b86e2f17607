import type { Severity } from '@waymark/infra/problem'
import { say } from '../speech.ts'

/** How many problems of a severity there are. */
export function severityCount(severity: Severity, n: number): string {
  if (severity === 'error') return say('{n} {n|error|errors}', { n })
  return severity === 'warning' ? say('{n} {n|warning|warnings}', { n }) : say('{n} info', { n })
}

/** A severity as people read it. */
export function severityWord(severity: Severity): string {
  return SEVERITY_WORDS[severity]()
}

const SEVERITY_WORDS: Readonly<Record<Severity, () => string>> = {
  error: () => say('error'),
  warning: () => say('warning'),
  info: () => say('info'),
}
