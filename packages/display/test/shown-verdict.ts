import { type DomainInspection, renderUrl } from '@waymark/display'
import { problems, verdictProblems } from '@waymark/display/problems'
import type { UrlFinding, UrlVerdict } from '@waymark/display/verdict'
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

const ENTRIES = new Map<string, { readonly summary: string; readonly remedy: string }>(
  [...verdictProblems.entries, ...problems.entries].map((entry) => [entry.code, entry]),
)

/** The level, and the headline if it is not the first message; then the findings. */
export function shownVerdict({ level, headline, findings }: UrlVerdict): string {
  const [first] = findings
  const usual = first?.message ?? ''
  const isUsual = headline === (level === 'clear' ? 'Nothing deceptive found.' : usual)
  return [isUsual ? level : `${level}: ${escaped(headline)}`, ...findings.map(shownFinding)].join(
    '\n',
  )
}

/**
 * The code, the first four places, the errors that it replaces, and the message and the remedy where they are not those of its
 * entry. Those of validation errors belong to another package.
 */
function shownFinding({ code, count, places, errors, message, remedy }: UrlFinding): string {
  const entry = ENTRIES.get(code)
  const shown = places.slice(0, 4).map(({ start, end }) => `${start}-${end}`)
  return [
    `  ${code}`,
    ...shown,
    ...(count > Math.max(1, shown.length) ? [`of ${count}`] : []),
    ...(errors.join() === code ? [] : errors.map((error) => `(${error})`)),
    ...(entry === undefined || message === entry.summary ? [] : [`| ${escaped(message)}`]),
    ...(entry === undefined || remedy === entry.remedy ? [] : [`> ${escaped(remedy)}`]),
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
