import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../../../test/data.ts'
import { makeFileUrls, makeMessyUrls, makeReferences, makeWebUrls } from './own-urls.ts'

/** A list of URLs; strings of their own and strings cut out of the whole file take different time. */
export interface Corpus {
  readonly name: string
  readonly flat: readonly string[]
  readonly sliced: readonly string[]
  /** Every line, flat. */
  readonly whole: readonly string[]
}

export interface Corpora {
  /** The lists that the budgets are about. */
  readonly absolute: readonly Corpus[]
  readonly messy: Corpus
  readonly references: readonly string[]
  readonly isOwn: boolean
}

const ABSOLUTE = ['kasztp', 'userbait', 'test-lists-urls', 'file-urls', 'module-urls']
const OWN_LENGTH = 8_000

/** The data folder, or `null` without one: then the bench makes up its lists. */
export function findData(): string | null {
  const folder = dataFolder()
  return existsSync(join(folder, 'corpora')) ? folder : null
}

/** @param sample - How many lines of each list to measure with, evenly spaced. */
export function loadCorpora(sample: number): Corpora {
  const root = findData()
  const read = (name: string): string | null => {
    const path = root === null ? null : join(root, 'corpora', `${name}.txt`)
    return path !== null && existsSync(path) ? readFileSync(path, 'utf8') : null
  }
  const present = ABSOLUTE.flatMap((name): Corpus[] => {
    const text = read(name)
    return text === null ? [] : [corpusOf(name, text, sample)]
  })
  const messy = read('messy-urls')
  const references = read('relative-refs')
  const own = (name: string, urls: readonly string[]): Corpus =>
    corpusOf(name, urls.join('\n'), sample)
  return {
    absolute:
      present.length > 0
        ? present
        : [
            own('own web URLs', makeWebUrls(OWN_LENGTH)),
            own('own file URLs', makeFileUrls(OWN_LENGTH)),
          ],
    messy:
      messy === null
        ? own('own messy URLs', makeMessyUrls(OWN_LENGTH))
        : corpusOf('messy-urls', messy, sample),
    references: (references === null ? makeReferences(700) : linesOf(references)).map(flatten),
    isOwn: present.length === 0,
  }
}

/** Only lines that the engine parses: a failure is an exception, which would be all that is measured. */
function corpusOf(name: string, text: string, sample: number): Corpus {
  const lines = linesOf(text).filter((line) => URL.canParse(flatten(line)))
  const sampled = evenlySpaced(lines, sample)
  return { name, sliced: sampled, flat: sampled.map(flatten), whole: lines.map(flatten) }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

/** A copy that is not part of another string. */
export function flatten(text: string): string {
  // UTF-8 cannot hold a lone surrogate.
  const encoding = /\p{Surrogate}/u.test(text) ? 'utf16le' : 'utf8'
  return Buffer.from(text, encoding).toString(encoding)
}

export function evenlySpaced<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)
}
