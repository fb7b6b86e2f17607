import { existsSync } from 'node:fs'
import { sentence } from '@waymark/infra/internal'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { type ByteSource, openSource } from './byte-source.ts'

/** A scheme, but no letter of a drive. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i

/** What a list of URLs is, for messages. */
const URL_LINES = sentence('URLs, one on each line')

/** Whether an operand of a command that takes lists of URLs is a URL itself. */
export function isUrlOperand(text: string): boolean {
  return SCHEME.test(text) && !existsSync(text)
}

/** What messages and outputs call the list that an operand names. */
export function nameOfList(operand: string): string {
  if (operand === '-') return 'standard input'
  return isUrlOperand(operand) ? 'command line' : operand
}

/** Opens a list of URLs: a file, standard input, or an operand that is a URL. */
export async function openUrlList(operand: string, io: Io): Promise<ByteSource> {
  if (!isUrlOperand(operand)) return await openSource(operand, URL_LINES, io, { needsLines: true })
  return {
    name: nameOfList(operand),
    async *chunks() {
      yield Buffer.from(`${operand}\n`)
    },
    close: async () => {},
  }
}

/** The lists to read: standard input without operands, which a person at a terminal is told. */
export function listsOf(operands: readonly string[], command: string, io: Io): readonly string[] {
  if (operands.length > 0) return operands
  if ('isTTY' in io.stdin && io.stdin.isTTY === true) {
    const told = say('reading URLs, one on each line; Ctrl-D ends (on Windows, Ctrl-Z and Enter)')
    io.complain(`waymark ${command}: ${told}`)
  }
  return ['-']
}
