import { type Sentence, sentence } from '@waymark/infra/internal'
import {
  COMPONENT,
  percentEncodeByte,
  utf8PercentDecodeStrict,
  utf8PercentEncode,
} from '@waymark/percent-encoding'
import type { TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { type Match, matchesIn, type UrlContext } from './url-context.ts'

/** Finds percent-encoded bytes that hardly stand for what was meant. */
export function encodingFindings(context: UrlContext): Candidate[] {
  // What follows another scheme can be any bytes: those of an image, for example.
  if (context.host === null || !context.input.includes('%')) return []
  return [...encodedTwice(context), ...notUtf8(context)]
}

/** `%252F`, or the bytes of one character. Other bytes stay as they are, so that `100%25` before a word is something else. */
const TWICE =
  /%25(?:25)*(?:[01][\da-f]|2[\da-cf]|3[a-f]|40|5[b-e]|60|7[b-df]|[c-f][\da-f](?:%25(?:25)*[89ab][\da-f])+)/gi

/** A URL as the value of a parameter, encoded once or twice. */
const INNER_URL = /(?::|%(?:25)?3a)(?:\/|%(?:25)?2f)|=(?:\/|%(?:25)?2f)/i

function encodedTwice({ input, parts }: UrlContext): Candidate[] {
  const { path, query, fragment } = parts
  const hasInner = query !== null && INNER_URL.test(input.slice(query.start, query.end))
  const escapes = matchesIn(input, [path, hasInner ? null : query], TWICE)
  const [first] = escapes
  if (first !== undefined) {
    const once = first.text.replace(/%25/g, '%')
    const message = sentence(
      '{written:code100} is {once:code100}, percent-encoded a second time.',
      {
        written: first.text,
        once,
      },
    )
    return [twice(escapes, message, once)]
  }
  const runs = runsIn(input, [path, query, fragment]).flatMap((run) => {
    const meant = readTwice(run.text)
    return meant === null ? [] : [{ ...run, meant }]
  })
  const [run] = runs
  if (run === undefined) return []
  const message = sentence('{written:code100} is {characters:code100}, encoded as UTF-8 twice.', {
    written: run.text,
    characters: utf8PercentDecodeStrict(run.meant)!,
  })
  return [twice(runs, message, run.meant)]
}

function twice(places: readonly TextRange[], message: Sentence, suggestion: string): Candidate {
  const remedy = sentence('Write {suggestion:code200}, if you mean that.', { suggestion })
  return ownCandidate('encoded-twice', places, { message, remedy })
}

/** The bytes that were read as Latin-1 and encoded again; `null` if the characters are others, or their bytes no UTF-8. */
function readTwice(run: string): string | null {
  const text = utf8PercentDecodeStrict(run)
  if (text === null || /[^\x80-\xff]/.test(text)) return null
  const bytes = bytesOf(text)
  return utf8PercentDecodeStrict(bytes) === null ? null : bytes
}

/** A string of at most one byte for each code unit, percent-encoded as Latin-1. */
function bytesOf(text: string): string {
  return text.replace(/[\0-\xff]/g, (c) => percentEncodeByte(c.charCodeAt(0)))
}

function notUtf8({ input, parts }: UrlContext): Candidate[] {
  const runs = runsIn(input, [parts.path, parts.query, parts.fragment])
  const wrong = runs.filter(({ text }) => utf8PercentDecodeStrict(text) === null)
  const [first] = wrong
  if (first === undefined) return []
  const bytes = first.text
  // One letter among those of ASCII is more often of Western Europe than half of a Japanese character.
  if (!/^%[c-f][\da-f]$/i.test(bytes)) {
    const message = sentence(
      'The bytes {bytes:code100} are not UTF-8, which most servers expect.',
      {
        bytes,
      },
    )
    return [ownCandidate('escapes-not-utf-8', wrong, { message })]
  }
  const letter = String.fromCharCode(Number.parseInt(bytes.slice(1), 16))
  return [
    ownCandidate('escapes-not-utf-8', wrong, {
      message: sentence(
        '{bytes:code} is {letter} in Latin-1, but not in UTF-8, which most servers expect.',
        { bytes, letter },
      ),
      remedy: sentence('Write {suggestion:code}, if you mean {letter}.', {
        suggestion: utf8PercentEncode(letter, COMPONENT),
        letter,
      }),
    }),
  ]
}

/** Percent-encoded bytes that are not ASCII, each run in one. */
function runsIn(input: string, ranges: readonly (TextRange | null)[]): Match[] {
  return matchesIn(input, ranges, /(?:%[89a-f][\da-f])+/gi)
}
