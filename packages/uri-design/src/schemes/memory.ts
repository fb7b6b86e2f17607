import type { SchemeDefinition } from './scheme.ts'

export const memory: SchemeDefinition<'memory', 'memory://scope/key'> = {
  name: 'memory',
  format: 'memory://scope/key',
  summary: 'A value that a server keeps in memory.',
  examples: ['memory://session/context', 'memory://global/config'],
  style: 'plain',
  naming: 'designed',
}
