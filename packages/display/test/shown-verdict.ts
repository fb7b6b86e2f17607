import { type DomainInspection, renderUrl } from '@waymark/display'
import { problems, verdictProblems } from '@waymark/display/problems'
import type { UrlFinding, UrlVerdict } from '@waymark/display/verdict'
import type { Sentence } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import type { UrlRecord } from '@waymark/url-parser'

/** A block of a file of vectors: inputs, and what is said of each of them. */
export interface Block {
  readonly input: string
  readonly base?: string
  readonly known?: readonly string[]
  readonly expected: string
}

/** Reads blocks: lines with an input as JSON, a base and known domains; then what is expected of each. */
export function readBlocks(text: string): Block[] {
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((block) => {
      const lines = block.split('\n')
      const count = lines.findIndex((line) => !line.startsWith('"'))
      const expected = lines.slice(count).join('\n')
      return lines.slice(0, count).map((line) => {
        const [, json = '', base, known] =
          /^("(?:[^"\\]|\\.)*")(?: base (\S+))?(?: known (.+))?$/.exec(line)!
        return {
          input: JSON.parse(json) as string,
          ...(base === undefined ? {} : { base }),
          ...(known === undefined ? {} : { known: known.split(' ') }),
          expected,
        }
      })
    })
}

/** What is not seen, or is on what is before it. */
const ESCAPED = /[\p{C}\p{M}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Z}/gu

function escaped(text: string): string {
  return text.replace(ESCAPED, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
}

const OWN = new Set<string>(
  [...verdictProblems.entries, ...problems.entries].map(({ code }) => code),
)

/** Facts by name, but not the words in them: of a character that is named, its code point or itself. */
function shownFacts(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, fact]) => escaped([name, ...shownFact(fact)].join(' ')))
    .join(', ')
}

function shownFact(fact: Facts[string] | Sentence): readonly string[] {
  if (typeof fact === 'object') {
    return 'text' in fact ? [`(${shownFacts(fact.data)})`] : fact.flatMap(shownFact)
  }
  const text = String(fact)
  if (!text.includes(' ')) return [text]
  return /\([^\s()]+\)$/.exec(text)?.slice(0) ?? []
}

/** The level, and the facts of the headline if they are not those of the first finding; then the findings. */
export function shownVerdict({ level, data = {}, findings }: UrlVerdict): string {
  const facts = shownFacts(data)
  const isUsual = level === 'clear' || facts === shownFacts(findings[0]?.data ?? {})
  return [isUsual ? level : `${level}: ${facts}`, ...findings.map(shownFinding)].join('\n')
}

/**
 * The code, the severity, the first four places, the errors that it replaces, and the facts. Those of validation errors belong to
 * another package.
 */
function shownFinding({ code, severity, count, places, errors, data }: UrlFinding): string {
  const shown = places.slice(0, 4).map(({ start, end }) => `${start}-${end}`)
  return [
    `  ${code} ${severity}`,
    ...shown,
    ...(count > Math.max(1, shown.length) ? [`of ${count}`] : []),
    ...(errors.join() === code ? [] : errors.map((error) => `(${error})`)),
    ...(data === undefined || !OWN.has(code) ? [] : [`| ${shownFacts(data)}`]),
  ].join(' ')
}

/** What is shown for people; then the warnings, with their scripts and what the label looks like. */
export function shownInspection(inspection: DomainInspection | null): string {
  if (inspection === null) return 'null'
  return [
    inspection.text,
    ...inspection.warnings.map(({ code, start, end, scripts, resembles }) =>
      [
        `  ${code} ${start}-${end}`,
        ...(scripts === undefined ? [] : [scripts.join('+')]),
        ...(resembles === undefined ? [] : [`= ${resembles}`]),
      ].join(' '),
    ),
  ]
    .map(escaped)
    .join('\n')
}

/** The forms of a URL by the least number of code points for which each is shown. */
export function elidedForms(url: UrlRecord): string {
  const forms: string[] = []
  let last = ''
  for (let maxLength = 0; maxLength < 90; maxLength++) {
    const { plainText } = renderUrl(url, { maxLength })
    if (plainText !== last) forms.push(`  ${maxLength} ${escaped(plainText)}`)
    last = plainText
  }
  return forms.join('\n')
}
