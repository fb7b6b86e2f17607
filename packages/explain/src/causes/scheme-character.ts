import { codePointAt } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { type Cause, type FoundCause, withoutEdits } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { parserError } from '../sections.ts'
import { RELATIVE, WHOLE_URL } from '../sentences.ts'
import { schemeIn } from '../text/before-colon.ts'
import { replacing } from '../url-edit.ts'

export const schemeCharacter: Cause = {
  ...parserError(
    'scheme-character',
    ['missing-scheme-non-relative-URL'],
    ['A scheme has only letters, digits, +, - and the dot.', RELATIVE, 'Remove the character.'],
    ['ht!tp://a/', '!', 'http://a/'],
    ['http ://a/', ' ', 'http://a/'],
    ['ht\u00fctp://a/', '\u00fc', 'http://a/'],
  ),
  find(evidence, error) {
    const before = schemeIn(evidence.text.slice(error.start, error.end))
    if (before === null) return null
    const found = schemeCharacters(before, error.start)
    // Before an at sign comes a user name, and no scheme: `ann@machine:22`.
    if (before.includes('@') && knownSchemeLike(before) === null) {
      return withoutEdits(found).map((cause) => ({ ...cause, remedy: WHOLE_URL }))
    }
    const edits = found.map(({ edit }) => edit!)
    const works = evidence.corrects(error.name, edits)
    // What is removed is not more than what is left, so that the scheme can be recognised.
    return found.length === 0 || (before.includes('.') && !works) ? null : found
  },
}

/** Every run of the same character that no scheme has. */
function schemeCharacters(before: string, start: number): FoundCause[] {
  const scheme = before.replace(/[^a-z\d+.-]/giu, '')
  const meant = knownSchemeLike(before)
  const whole = meant === null ? null : replacing(start, start + before.length, meant)
  return [...before.matchAll(/([^a-z\d+.\t\n\r-])\1*/giu)].map(({ 0: run, index }) => ({
    code: 'scheme-character',
    start: start + index,
    end: start + index + run.length,
    message: sentence('A scheme cannot contain {character:phrase}.', {
      character: characterSentence(codePointAt(run, 0)),
    }),
    remedy: remedyOf(run, meant, scheme),
    edit: whole ?? replacing(start + index, start + index + run.length),
  }))
}

function remedyOf(run: string, meant: string | null, scheme: string): Sentence {
  if (meant === null) return sentence('Remove it, if the scheme is {scheme:code80}.', { scheme })
  if (scheme.toLowerCase() !== meant || !/^ +$/.test(run)) {
    return sentence('Write {meant:code} instead.', { meant })
  }
  return run === ' '
    ? sentence('Remove the space.')
    : sentence('Remove the spaces.', { detail: 'spaces' })
}

const SCHEMES: readonly string[] = ['https', 'http', 'wss', 'ws', 'ftp', 'file', 'mailto']

/** The scheme that is meant: without the characters that no scheme has, or with other letters in their place. */
function knownSchemeLike(text: string): string | null {
  if (text.length > 12) return null
  const left = text.replace(/[^a-z\d+.-]/giu, '').toLowerCase()
  if (SCHEMES.includes(left)) return left
  const pattern = text.replace(/[.+]/g, '\\$&').replace(/[^a-z\d+.\\-]/giu, '[a-z]?')
  const like = new RegExp(`^${pattern}$`, 'i')
  return SCHEMES.find((scheme) => like.test(scheme)) ?? null
}
