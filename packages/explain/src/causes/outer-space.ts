import { isTabOrNewline } from '@waymark/url-parser/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { describeCharacter } from '../describe-character.ts'
import { writingWarning } from '../sections.ts'
import { REPAIRED } from '../sentences.ts'
import { withoutOuterSpaces } from '../text/white-space.ts'
import { replacing } from '../url-edit.ts'

export const outerSpace: Cause = {
  ...writingWarning(
    'outer-space',
    ['invalid-URL-unit'],
    ['There is white space before or after the URL.', REPAIRED, 'Remove the white space.'],
    [' https://a/', ' ', 'https://a/'],
    ['https://a/ \n', ' \n', 'https://a/'],
    ['\t https://a/', '\t ', 'https://a/'],
  ),
  /** The errors of outer spaces, and of tabs and newlines, come before all others: one error for all of each kind. */
  find({ reading, text }, { start }) {
    const c = text.charCodeAt(start)
    const isFirst = reading.errors
      .slice(0, 2)
      .some((error) => error.name === 'invalid-URL-unit' && error.start === start)
    if (!isFirst || !(c <= 0x20)) return null
    const outer = outerSpaces(text)
    if (outer.some((cause) => cause.start === start)) return outer
    return isTabOrNewline(c) ? tabsAndNewlines(text) : null
  },
}

export const tabOrNewline: Cause = {
  ...writingWarning(
    'tab-or-newline',
    ['invalid-URL-unit'],
    [
      'The URL contains a tab or a newline, which the parser removes.',
      REPAIRED,
      'Remove the tab or newline.',
    ],
    ['ht\ntps://a/', '\n', 'https://a/'],
    ['https://a/b\tc', '\t', 'https://a/bc'],
    ['https://a\r/', '\r', 'https://a/'],
  ),
}

function outerSpaces(text: string): FoundCause[] {
  const { start: before, end: after } = withoutOuterSpaces(text)
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

/** Every run of tabs and newlines inside the URL. */
export function tabsAndNewlines(text: string): FoundCause[] {
  const { start: from, end: to } = withoutOuterSpaces(text)
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
