import { say } from '../speech.ts'

/** Inputs and outputs that are no files, by the names that output for programs has in every language. */
const STREAMS: ReadonlyMap<string, () => string> = new Map([
  ['standard input', () => say('standard input')],
  ['standard output', () => say('standard output')],
  ['command line', () => say('command line')],
])

/** The name of an input or an output for people: a path as it is, another one in the language of the process. */
export function saidName(name: string): string {
  return STREAMS.get(name)?.() ?? name
}
