import { readFileSync } from 'node:fs'
import { VERDICTS } from './verdicts.ts'

const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL('known.json', import.meta.url), 'utf8'),
)

/** The cases of a test file that are known to fail, each with the verdicts on its causes. */
export function knownFailuresOf(file: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(KNOWN[file] ?? {}).map(([id, causes]) => [
      id,
      causes
        .split(', ')
        .map((name) => `${name}: ${verdictOf(name)}`)
        .join(' '),
    ]),
  )
}

function verdictOf(name: string): string {
  const verdict = VERDICTS.get(name)
  if (verdict === undefined) throw new Error(`known.json names ${name}, which has no verdict`)
  return verdict
}
