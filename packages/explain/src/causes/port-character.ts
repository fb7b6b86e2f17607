import { codePointAt, isAsciiString } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { ValidationError } from '@waymark/url-parser'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import type { Evidence } from '../evidence.ts'
import { parserError } from '../sections.ts'
import { placeholdersIn } from '../text/placeholders.ts'
import { replacing } from '../url-edit.ts'

export const portCharacter: Cause = {
  ...parserError(
    'port-character',
    ['port-invalid'],
    [
      'The port contains a character that is not a digit.',
      'After the colon comes a number; a colon in a password needs `%3A`, and the credentials end with @.',
      'Write the port in digits, or remove the colon and what follows it.',
    ],
    ['https://example.org:7z', 'z', 'https://example.org:7'],
    ['https://a:-80/', '-', 'https://a:80/'],
    ['https://a:8 0/', ' ', 'https://a:80/'],
    ['foo://a:b:c/', 'b:c', 'foo://a/'],
  ),
  find(evidence, error) {
    const { text } = evidence
    const { start, end } = error
    const port = text.slice(start, end)
    const glued = /^(\d{2,5})([a-z]{2}[\w.-]*)$/i.exec(port)
    if (glued !== null && /^[/?#]/.test(text.slice(end, end + 1)) && +glued[1]! <= 0xffff) {
      const at = start + glued[1]!.length
      return [
        {
          code: 'port-character',
          start: at,
          end,
          message: sentence(
            'A slash is missing between the port and the path, or {path:code40} does not belong there.',
            { path: glued[2]! },
          ),
          remedy: sentence('Write {meant:code40}, if it begins the path.', {
            meant: `:${glued[1]}/${glued[2]}`,
          }),
        },
      ]
    }
    const [whole] = placeholdersIn(port.slice(0, 100))
    if (whole?.start === 0 && whole.end === port.length) {
      const message = sentence(
        '{written:code} looks like a placeholder that was not filled in, and a port is a number.',
        { detail: 'placeholder', written: port },
      )
      const remedy = sentence('Write the number of the port.')
      return [{ code: 'port-character', start, end, message, remedy }]
    }
    const ascii = port.replace(/[\uff10-\uff19]/g, (wide) => String(wide.charCodeAt(0) - 0xff10))
    if (ascii !== port && /^\d{1,5}$/.test(ascii)) {
      const message = sentence(
        'A port has only the digits 0 to 9 of ASCII, and not full-width ones.',
      )
      const remedy = sentence('Write {meant:code} instead.', { meant: ascii })
      const edit = replacing(start, end, ascii)
      return [{ code: 'port-character', start, end, message, remedy, edit }]
    }
    const path = pathAfterColon(evidence, error)
    if (path !== null) return [path]
    const runs = [...port.matchAll(/[^\d\t\n\r]+/g)]
    const typed = typedLetters(evidence, error, port, runs)
    if (typed !== null) return typed
    const edits = runs.map(({ 0: run, index }) =>
      replacing(start + index, start + index + run.length),
    )
    const left = port.replace(/\D/g, '')
    // Without its `x`, a hexadecimal number is another number.
    const isOther = port.includes(':') || /^0x[\da-f]*$/i.test(port)
    // Digits with something between them are two numbers, and a few digits among letters are none.
    const isOne = /^\D*\d+\D*$/.test(port) && port.length <= 2 * left.length + 4
    const isCertain = left !== '' && isOne && !isOther && evidence.corrects(error.name, edits)
    const number = isCertain ? Number(left) : Number.NaN
    if (!isCertain && runs.length > 1 && port.length <= 40) {
      return [{ code: 'port-character', start, end, message: messageOfPort(port, port) }]
    }
    return runs.map(({ 0: run, index }, i) => ({
      code: 'port-character',
      start: start + index,
      end: start + index + run.length,
      message: messageOfPort(port, run),
      ...(number <= 0xffff
        ? {
            remedy: sentence('Remove it, if the port is {port:digits}.', { port: number }),
            edit: edits[i],
          }
        : {}),
    }))
  },
}

/** Letters that are typed for digits, and the digits. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['O', '0'],
  ['l', '1'],
  ['I', '1'],
])

/** A port in which letters were typed for some of the digits. */
function typedLetters(
  evidence: Evidence,
  { name, start }: ValidationError,
  text: string,
  runs: readonly RegExpExecArray[],
): readonly FoundCause[] | null {
  if (text.length > 1 && !/\d/.test(text)) return null
  const found: FoundCause[] = []
  for (const { 0: run, index } of runs) {
    const at = start + index
    const written = Array.from(run, (letter) => TYPED.get(letter) ?? '').join('')
    if (written.length !== run.length) return null
    const end = at + run.length
    found.push({
      code: 'port-character',
      start: at,
      end,
      message: messageOfPort(text, run),
      remedy:
        run.length === 1
          ? sentence('Write the digit {meant:code} instead.', { meant: written })
          : sentence('Write {meant:code} instead.', { meant: written }),
      edit: replacing(at, end, written),
    })
  }
  const edits = found.map(({ edit }) => edit!)
  return found.length > 0 && evidence.corrects(name, edits) ? found : null
}

/** Programs that write a path after a colon: `git@host:path`. */
const WITH_COLON = /^[\0- ]*(?:git\+)?(?:ssh|git|scp|sftp|rsync):\/\//i

function pathAfterColon(evidence: Evidence, { name, start }: ValidationError): FoundCause | null {
  const { text } = evidence
  const at = text.lastIndexOf(':', start)
  if (!WITH_COLON.test(text) || !/^:[a-z~][^:@?#]*$/i.test(text.slice(at, at + 200).trimEnd()))
    return null
  const edit = replacing(at, at + 1, '/')
  if (!evidence.corrects(name, [edit])) return null
  return {
    code: 'port-character',
    start: at,
    end: at + 1,
    message: sentence('In a URL, a colon after the host begins a port, and not a path.'),
    remedy: sentence('Write `/` instead of the colon, if a path follows.'),
    edit,
  }
}

function messageOfPort(port: string, run: string): Sentence {
  if (run.length === port.length && run.length > 1 && isAsciiString(run)) {
    return run.length > 40 || run.includes('%40')
      ? sentence('After the colon comes a port, which is a number.')
      : sentence(
          'After the colon comes a port, which is a number, and {written:code} is not one.',
          { detail: 'word', written: run },
        )
  }
  const c = codePointAt(run, 0)
  const isOne = run.length === (c > 0xffff ? 2 : 1)
  return isOne || run.length > 40
    ? sentence('A port has only the digits 0 to 9, and not {character:phrase}.', {
        character: characterSentence(c),
      })
    : sentence('A port has only the digits 0 to 9, and not {written:code}.', { written: run })
}
