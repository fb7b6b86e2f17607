import type { Remedy } from '@waymark/compare'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { inOneLine, listed, say } from '../speech.ts'
import { hangingLines } from '../terminal/section.ts'
import type { MethodVerdict } from './method-verdict.ts'
import { remedyText } from './remedy-text.ts'

/** The names of the definitions take no more lines than this. */
const MOST_LINES = 2

/**
 * The methods in short: which definitions of a URL call the two equal, and which do not.
 *
 * @param remedy - What would make the URLs equal to a browser.
 */
export function definitionLines(
  answers: readonly MethodVerdict[],
  remedy: readonly Remedy[],
  { columns, paint }: Io,
): string[] {
  const answering = answers.filter(({ verdict }) => verdict.equal !== null)
  // A method for one scheme has an answer only for its own URIs.
  const counted = answering.filter(
    ({ method: { scope } }) => scope === undefined || scope === 'scheme',
  )
  const namesOf = (wanted: boolean): readonly string[] =>
    counted.filter(({ verdict }) => verdict.equal === wanted).map(({ method }) => method.name)
  const narrower = answering.length - counted.length
  const silent = answers.length - answering.length
  const aside = [
    narrower === 0
      ? ''
      : say('Not counted: {n} that {n|compares|compare} only hosts, sites or origins.', {
          n: narrower,
        }),
    silent === 0 ? '' : say('{n} {n|has|have} no answer for such URLs.', { n: silent }),
    say('--all shows each definition, with its reason and the cost of a wrong answer.'),
  ]
  return [
    ...linesOf(namesOf(true), equalText, columns).map((line) => paint('green', line)),
    ...linesOf(namesOf(false), differentText, columns).map((line) => paint('yellow', line)),
    ...(remedy.length === 0
      ? []
      : fold(remedyText(remedy), columns - 2).map((line) => paint('dim', `  ${line}`))),
    ...fold(inOneLine(...aside), columns),
  ]
}

type Said = (names: string, n: number) => string

const equalText: Said = (names, n) =>
  say('Equal by {n} {n|definition|definitions}: {names:verbatim}', { n, names })

const differentText: Said = (names, n) =>
  say('Different by {n} {n|definition|definitions}: {names:verbatim}', { n, names })

/** As many of the names as fit. */
function linesOf(names: readonly string[], said: Said, columns: number): string[] {
  if (names.length === 0) return []
  for (let shown = names.length; ; shown--) {
    const more = names.length - shown
    const list = listed([
      ...names.slice(0, shown),
      ...(more === 0 ? [] : [say('{n} more', { n: more })]),
    ])
    const lines = hangingLines(said(list, names.length), columns)
    if (lines.length <= MOST_LINES || shown === 1) return lines
  }
}
