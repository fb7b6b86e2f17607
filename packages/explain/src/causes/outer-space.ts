import { type Sentence, sentence } from '@waymark/infra/internal'
import { isTabOrNewline } from '@waymark/url-parser/internal'
import type { Cause, FoundCause, Words } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
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
      const found = { code: 'outer-space', start, end, edit: replacing(start, end) } as const
      return { ...found, ...wordsOf(charactersOf(run), start === 0, /[^\t\n\r ]/.test(run)) }
    })
}

function wordsOf(characters: readonly Sentence[], isBefore: boolean, isControl: boolean): Words {
  if (!isControl) {
    const message = isBefore
      ? sentence('There is white space before the URL: {characters:phrase,and}.', {
          detail: 'white-space-before',
          characters,
        })
      : sentence('There is white space after the URL: {characters:phrase,and}.', {
          detail: 'white-space-after',
          characters,
        })
    return { message }
  }
  const message = isBefore
    ? sentence('The characters before the URL are not part of it: {characters:phrase,and}.', {
        detail: 'characters-before',
        characters,
      })
    : sentence('The characters after the URL are not part of it: {characters:phrase,and}.', {
        detail: 'characters-after',
        characters,
      })
  return { message, remedy: sentence('Remove it.') }
}

/** Every run of tabs and newlines inside the URL. */
export function tabsAndNewlines(text: string): FoundCause[] {
  const { start: from, end: to } = withoutOuterSpaces(text)
  return [...text.slice(from, to).matchAll(/[\t\n\r]+/g)].map(({ 0: run, index }) => ({
    code: 'tab-or-newline',
    start: from + index,
    end: from + index + run.length,
    message: sentence('The URL contains {characters:phrase,and}, which the parser removes.', {
      characters: charactersOf(run),
    }),
    edit: replacing(from + index, from + index + run.length),
  }))
}

/** The characters of a run, each kind once. */
function charactersOf(run: string): readonly Sentence[] {
  const kinds = [...new Set(run.slice(0, 1000))].map((c) => c.charCodeAt(0))
  if (run.length > 1 && kinds.length === 1) return [severalOf(run.length, kinds[0]!)]
  const names = kinds.slice(0, 3).map(kinds.length === 1 ? characterSentence : nameInList)
  return kinds.length > 3 ? [...names, sentence('others')] : names
}

/** Of several characters without names, each is its code point: one sentence has only one fact of that name. */
function nameInList(c: number): Sentence {
  const name = characterSentence(c)
  const { codePoint } = name.data
  return typeof codePoint === 'string' ? { text: codePoint, data: {} } : name
}

/** `2 spaces`; of another character, how often it is there. */
function severalOf(n: number, c: number): Sentence {
  if (c === 0x20) return sentence('{n} {n|space|spaces}', { n })
  if (c === 0x09) return sentence('{n} {n|tab|tabs}', { n })
  if (c === 0x0a) return sentence('{n} {n|line feed|line feeds}', { n })
  if (c === 0x0d) return sentence('{n} {n|carriage return|carriage returns}', { n })
  return sentence('{n} times {character:phrase}', { n, character: characterSentence(c) })
}
