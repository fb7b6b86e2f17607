import { asciiLowercase, isAsciiString } from '@waymark/infra'
import { once } from './once.ts'
import { asciiLookalike, isPlain, plainSkeletonOf, type Readings, skeletonOf } from './skeleton.ts'
import { getTables } from './tables.ts'

/**
 * What letters look like to readers, beyond the data of UTS #39: a reading, then its letters.
 *
 * The list began with `skeleton_generator.cc` of Chromium.
 */
const LETTERS =
  'ae:æӕ p:ϼҏ h:ħнћңҥӈӊԋԧԩ k:ĸκкқҝҟҡӄԟ n:ŋпԥกח t:ŧтҭԏ七丅丆丁 b:ƅьҍвß w:ωшщพฟພຟ m:мӎ e:єҽҿၔ r:ґ f:ғӻ ' +
  'c:ҫင y:ұ丫 x:χҳӽӿ乂 d:ԃძ g:ԍဌ s:ടรຣຮ j:၂ o:०০੦૦ଠ୦೦စ q:৭੧૧ u:บບ 0:θ 2:२২੨૨೩೭շ 3:зҙӡउওਤ੩૩౩ဒვპੜკ 4:੫丩 ' +
  '6:ճ 8:৪੪୫ 9:૭୨౨ -:一'

/** Letters with two readings. A domain is read with all letters of a kind alike. */
const AMBIGUOUS: readonly (readonly [string, readonly string[]])[] = [
  ['þ', ['p', 'b']],
  ['œ', ['oe', 'ce']],
  ['ł', ['l', 't']],
  ['ӏ', ['l', 'i']],
]

const getReadings = /* @__PURE__ */ once((): Readings => {
  const { prototypes } = getTables()
  const map = new Map<number, string>()
  for (const item of LETTERS.split(' ')) {
    const [reading, letters] = item.split(':')
    for (const letter of letters!) {
      const c = letter.codePointAt(0)!
      const [prototype, ...others] = prototypes.get(c) ?? []
      // What looks like the letter reads like it.
      if (prototype !== undefined && prototype > 0x7f && others.length === 0) {
        map.set(prototype, reading!)
      }
      map.set(c, reading!)
    }
  }
  return map
})

/** Greek capitals that look like others than their small letters do, and these. */
const CAPITALS = 'ΑΒΕΖΗΚΜΝΟΡΤΥΧ'
const LIKE_CAPITALS = 'abezhkmnoptyx'

/**
 * A domain as people see it, in small letters: a capital `I` among small letters is an `l`, and an `l` among capitals is an `i`.
 *
 * @param written - Before it is mapped; with full stops.
 */
export function asSeen(written: string): string {
  if (isPlain(written)) return written
  return written
    .split('.')
    .map((label) => {
      const likeSmall = isInCapitals(label)
        ? label.replaceAll('l', 'i')
        : // The capital letters of Latin, Greek and Cyrillic that look like an `l`.
          label.replace(/[I\u0399\u0406]/g, 'l')
      return Array.from(likeSmall, (character) => {
        const at = CAPITALS.indexOf(character)
        return at === -1 ? character.toLowerCase() : LIKE_CAPITALS[at]!
      }).join('')
    })
    .join('.')
}

/** Whether a label has capitals, and small letters only where they look like a capital `I`. */
function isInCapitals(label: string): boolean {
  const rest = label.replaceAll('l', '')
  return rest !== rest.toLowerCase() && rest === rest.toUpperCase()
}

/** The ASCII label that a label reads like, if any: `islkpx` for `іѕӏкрх`. */
export function readingOf(label: string): string | null {
  return asciiLookalike(label, getReadings())
}

/** The same, if that is what people take a word for: with digits for letters, it is not: `c6ep6ahk` for `сбербaнк`. */
export function wordReadingOf(label: string): string | null {
  const reading = readingOf(label)
  const digitsIn = (text: string) => text.replace(/\D/g, '').length
  return reading === null || digitsIn(reading) > digitsIn(label) ? null : reading
}

/**
 * What a domain reads like, for comparing, without accents and capitals: `ạpple` must resemble `apple`,
 * and `g00gle` must resemble `google`, although what UTS #39 has zero look like is a capital letter.
 *
 * Not more than 16 strings.
 */
export function readingsOf(domain: string): string[] {
  if (isPlain(domain)) return [plainSkeletonOf(domain).toLowerCase()]
  let variants = [domain]
  for (const [letter, alternatives] of AMBIGUOUS) {
    if (!domain.includes(letter)) continue
    variants = variants.flatMap((variant) =>
      alternatives.map((reading) => variant.replaceAll(letter, reading)),
    )
  }
  return variants.map((variant) =>
    asciiLowercase(skeletonOf(variant, isAsciiString(variant) ? null : getReadings())).replace(
      /[\u0300-\u036f]+/g,
      '',
    ),
  )
}

/** A reading with the letters for pairs that look like one: `vv` is read as `w`, and `cl` as `d`. */
export function withoutPairs(reading: string): string {
  return reading.replaceAll('vv', 'w').replaceAll('cl', 'd')
}

/**
 * What a label reads like, in as many letters as people count: an `m` is one of them, although it is read as `rn`.
 *
 * Not more than 16 strings.
 */
export function countedReadingsOf(label: string): string[] {
  if (!isPlain(label)) return readingsOf(label).map(counted)
  return [/[01]|rn/.test(label) ? counted(plainSkeletonOf(label).toLowerCase()) : label]
}

function counted(reading: string): string {
  return reading.replaceAll('rn', 'm')
}

/** A reading without what divides it. */
export function joinedReading(reading: string): string {
  return reading.replace(/[.-]/g, '')
}
