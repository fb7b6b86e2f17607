import { type Script, WORDS } from '../inputs/words.ts'
import { createRandom, type Random } from './random.ts'

/** Parts of URLs, each drawn anew; all in their serialised form unless the comment says otherwise. */
export interface Ingredients extends Random {
  /** A lower-case word, sometimes with a number after it. */
  word(): string
  /** A domain of two to four ASCII labels. */
  host(): string
  /** `count` words with slashes between them. */
  segments(count: number): string
  /** One to four segments unless told, with a slash or `.html` at the end of some. */
  path(count?: number): string
  /** One to three parameters unless told, from the question mark on. */
  query(count?: number): string
  /** From the number sign on. */
  fragment(): string
  /** An `https:` URL with a domain and a path. */
  web(): string
  /** Up to four labels that are numbers from 0 to 255. */
  ipv4(): string
  /** As many hexadecimal digits. */
  hex(digits: number): string
  /** An IPv6 piece without a zero in front; never 0. */
  piece(): string
  /** Not serialised: a word of that script. */
  wordIn(script: Script): string
  /** Not serialised: about half of the letters in upper case. */
  mixedCase(text: string): string
}

const TOPICS =
  'about archive article author basket blog book brand catalog chapter city class club code colour comment contact course cover daily design detail dish drawing email energy event family feature film forecast forum gallery garden glossary guide health help history hotel house index invoice journal kitchen lecture letter library local market member menu museum music network notes office order overview page partner photo plan press print project question recipe region release report review room route sample season section series service shop sound sport station story student summary team theatre ticket tour update user video weather winter workshop'.split(
    ' ',
  )
const NAMES =
  'alder baltic beacon birch cobalt copper delta ember falcon garnet harbour indigo juniper lagoon marble meridian north onyx prairie quarry raven saffron tundra willow'.split(
    ' ',
  )
const ENDINGS = ['com', 'org', 'net', 'de', 'co.uk', 'io', 'fr', 'jp', 'info']

/** @param seed - The name of what is made: each kind is independent of the others in its list. */
export function createIngredients(seed: string): Ingredients {
  const random = createRandom(seed)
  const { int, chance, pick } = random
  const many = (count: number, make: () => string, separator: string): string =>
    Array.from({ length: count }, make).join(separator)

  const word = (): string => pick(TOPICS) + (chance(0.2) ? int(1_000) : '')
  const host = (): string => {
    const start = chance(0.6) ? 'www.' : chance(0.5) ? `${word()}.` : ''
    const end = chance(0.3) ? `-${pick(TOPICS)}` : ''
    return `${start}${pick(NAMES)}${end}.${pick(ENDINGS)}`
  }
  const segments = (count: number): string => many(count, word, '/')
  const path = (count = 1 + int(4)): string => {
    const end = chance(0.3) ? '/' : chance(0.4) ? '.html' : ''
    return `/${segments(count)}${end}`
  }
  const parameter = (): string => `${word()}=${chance(0.5) ? int(10_000) : word()}`
  const query = (count = 1 + int(3)): string => `?${many(count, parameter, '&')}`
  const hex = (digits: number): string => many(digits, () => int(16).toString(16), '')
  return {
    ...random,
    word,
    host,
    segments,
    path,
    query,
    fragment: () => `#${word()}`,
    web: () => `https://${host()}${path()}`,
    ipv4: () => `${1 + int(220)}.${int(256)}.${int(256)}.${int(256)}`,
    hex,
    piece: () => (1 + int(0xffff)).toString(16),
    wordIn: (script) => pick(WORDS[script]),
    mixedCase: (text) =>
      text.replace(/[a-z]/g, (letter) => (chance(0.5) ? letter.toUpperCase() : letter)),
  }
}
