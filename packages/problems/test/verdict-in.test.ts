import { readFileSync } from 'node:fs'
import { problems, verdictProblems } from '@waymark/display/problems'
import { judgeUrl, type UrlFinding } from '@waymark/display/verdict'
import { sayIn } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import { expect, test } from 'vitest'
import { readBlocks } from '../../display/test/shown-verdict.ts'

const vectors = new URL('../../display/test/vectors/verdicts.txt', import.meta.url)
const verdicts = readBlocks(readFileSync(vectors, 'utf8')).map(({ input, base, known }) =>
  judgeUrl(input, { base, known }),
)

const codes = new Set([...problems.entries, ...verdictProblems.entries].map(({ code }) => code))

/** Whether the words of a finding are those of the verdict, and not those of the cause of an error. */
function isOwn({ code, data, errors }: UrlFinding): boolean {
  return codes.has(code) && (data !== undefined || errors.length === 0)
}

test.each([ja, ru])('$language says the headline of every verdict', (texts) => {
  const unsaid = verdicts
    .filter(({ findings: [worst] }) => worst === undefined || isOwn(worst))
    .filter(({ headline, data }) => sayIn(headline, data, texts) === null)
  expect(unsaid.map(({ headline }) => headline)).toEqual([])
})

test.each([ja, ru])('$language says the facts of every finding', (texts) => {
  const unsaid = verdicts
    .flatMap(({ findings }) => findings.filter(isOwn))
    .filter(({ message, data }) => sayIn(message, data, texts) === null)
  expect(unsaid.map(({ message }) => message)).toEqual([])
})
