import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'
import { isInCredentials } from './credentials.ts'
import type { Difference, Part } from './difference.ts'

/** Why a method answers so. */
export interface Why {
  /** One sentence. */
  readonly why: string
  /**
   * The facts of `why`, as plain values, for programs and other languages; `lacking` names the strings, `a` or `b`, that have no
   * key. Absent if it has none.
   */
  readonly data?: Facts
}

/** What sentences name: the parts of URLs, and the headers of mail. */
export type PartWord = Exclude<Part, 'text'> | 'user' | 'host' | 'port' | 'headers'

/** The parts of URLs as sentences name them. */
export const PART_WORDS: Readonly<Record<PartWord, Sentence>> = {
  scheme: /* @__PURE__ */ sentence('scheme'),
  authority: /* @__PURE__ */ sentence('authority'),
  user: /* @__PURE__ */ sentence('user'),
  host: /* @__PURE__ */ sentence('host'),
  port: /* @__PURE__ */ sentence('port'),
  path: /* @__PURE__ */ sentence('path'),
  query: /* @__PURE__ */ sentence('query'),
  fragment: /* @__PURE__ */ sentence('fragment'),
  headers: /* @__PURE__ */ sentence('headers'),
}

/** Which of two strings lack what a sentence is about: a fact beside its words. */
export function lacking(hasA: boolean, hasB: boolean): readonly string[] {
  return [...(hasA ? [] : ['a']), ...(hasB ? [] : ['b'])]
}

/** @param without - What has no key by the method. */
export function whyNoKey(a: string | null, b: string | null, without: string): Why {
  const facts = { without, lacking: lacking(a !== null, b !== null) }
  const why =
    a !== null
      ? sentence(
          'The second has no key, and a URL without a key is not equal to any other. Without a key: {without:phrase}',
          facts,
        )
      : b !== null
        ? sentence(
            'The first has no key, and a URL without a key is not equal to any other. Without a key: {without:phrase}',
            facts,
          )
        : sentence(
            'Neither has a key, and a URL without a key is not equal to any other. Without a key: {without:phrase}',
            facts,
          )
  return tell({ why })
}

export function whyDifferent(keyA: string, keyB: string, { part, a, b }: Difference): Why {
  // It may be a password.
  const isSecret = isInCredentials(keyA, a, part) || isInCredentials(keyB, b, part)
  const pieces = isSecret
    ? null
    : ([keyA.slice(a.start, a.end), keyB.slice(b.start, b.end)] as const)
  return tell({ why: part === 'text' ? textsDiffer(pieces) : partsDiffer(part, pieces) })
}

/** The pieces that differ, of which one may be empty; `null` if they must not be shown. */
type Pieces = readonly [a: string, b: string] | null

function textsDiffer(pieces: Pieces): Sentence {
  if (pieces === null) return sentence('The keys differ.')
  const [a, b] = pieces
  if (a === '') return sentence('The keys differ: nothing and {b:quote60}.', { b })
  if (b === '') return sentence('The keys differ: {a:quote60} and nothing.', { a })
  return sentence('The keys differ: {a:quote60} and {b:quote60}.', { a, b })
}

function partsDiffer(name: Exclude<Part, 'text'>, pieces: Pieces): Sentence {
  const part = PART_WORDS[name]
  if (pieces === null) return sentence('The keys first differ in the {part:phrase}.', { part })
  const [a, b] = pieces
  if (a === '') {
    return sentence('The keys first differ in the {part:phrase}: nothing and {b:quote60}.', {
      part,
      b,
    })
  }
  if (b === '') {
    return sentence('The keys first differ in the {part:phrase}: {a:quote60} and nothing.', {
      part,
      a,
    })
  }
  return sentence('The keys first differ in the {part:phrase}: {a:quote60} and {b:quote60}.', {
    part,
    a,
    b,
  })
}
