import { describeCharacter } from './describe-character.ts'
import { type FoundCause, replacing } from './found-cause.ts'

/** Whether a place is in the spaces and controls on one of both sides. */
export function isOuterSpace(text: string, at: number): boolean {
  return (
    text.charCodeAt(at) <= 0x20 &&
    outerSpaces(text).some(({ start, end }) => start <= at && at < end)
  )
}

/** The spaces and controls on both sides: the parser reports them once. */
export function outerSpaces(text: string): FoundCause[] {
  const before = /^[\0- ]*/.exec(text)![0].length
  let after = text.length
  while (after > before && text.charCodeAt(after - 1) <= 0x20) after--
  return [
    { start: 0, end: before },
    { start: after, end: text.length },
  ]
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => {
      const run = text.slice(start, end)
      const where = start === 0 ? 'before' : 'after'
      const found = { code: 'outer-space', start, end, edit: replacing(start, end) } as const
      return /[^\t\n\r ]/.test(run)
        ? {
            ...found,
            message: `What is ${where} the URL is not part of it: ${namesOf(run)}.`,
            remedy: 'Remove it.',
          }
        : { ...found, message: `There is white space ${where} the URL: ${namesOf(run)}.` }
    })
}

/** Every run of tabs and newlines inside the URL: the parser reports the first alone. */
export function tabsAndNewlines(text: string): FoundCause[] {
  const outer = outerSpaces(text)
  const from = outer.find(({ start }) => start === 0)?.end ?? 0
  const [last] = outer.slice(-1)
  const to =
    last !== undefined && last.end === text.length && last.start >= from ? last.start : text.length
  return [...text.slice(from, to).matchAll(/[\t\n\r]+/g)].map(({ 0: run, index }) => ({
    code: 'tab-or-newline',
    start: from + index,
    end: from + index + run.length,
    message: `The URL contains ${namesOf(run)}, which the parser removes.`,
    edit: replacing(from + index, from + index + run.length),
  }))
}

/** The characters of a run, each kind once. */
function namesOf(run: string): string {
  const names = [...new Set(run.slice(0, 1000))].map((c) => describeCharacter(c.charCodeAt(0)))
  if (run.length > 1 && names.length === 1) return severalOf(run.length, names[0]!)
  const shown = names.length > 3 ? [...names.slice(0, 3), 'others'] : names
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter((s) => s !== '').join(' and ')
}

/** `2 spaces`; of what has a long name, how often it is there. */
function severalOf(count: number, name: string): string {
  return /^a [a-z ]+$/.test(name) ? `${count} ${name.slice(2)}s` : `${count} times ${name}`
}
