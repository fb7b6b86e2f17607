/** https://www.rfc-editor.org/rfc/rfc4518#section-2.2: characters that are mapped to nothing. */
const NOTHING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the RFC lists them
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant as a single code point
  /[\u00ad\u1806\u034f\u180b-\u180d\ufe00-\ufe0f\ufffc\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u06dd\u070f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2063\u206a-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0001}\u{e0020}-\u{e007f}]/gu
const SEPARATOR = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g
const BEYOND_ASCII = /[^\0-\x7f]/

/** Made for the first string beyond ASCII, because some engines do not know `\p`. */
let expressions: ReturnType<typeof createExpressions> | null = null

/** In pieces, because a minifier would make literals of whole strings, and those fail when a script is loaded. */
function createExpressions(mark: string, notMark: string) {
  return {
    /** https://www.rfc-editor.org/rfc/rfc4518#section-2.6.1: a space with a combining mark, as in `\u00b4`, does not count as a space. */
    spaces: new RegExp(`(?: (?!${mark}))+`, 'gu'),
    outerSpaces: new RegExp(`^ (?!${mark})| $`, 'gu'),
    marks: new RegExp(`${mark}+`, 'gu'),
    longRunOfMarks: new RegExp(`${mark}{33}`, 'u'),
    /** Short runs with what they sit on. */
    clusters: new RegExp(`${notMark}${mark}{1,32}(?!${mark})`, 'gu'),
    /** https://www.rfc-editor.org/rfc/rfc4518#section-2.4 */
    prohibited: new RegExp(
      `[${['Cn', 'Co', 'Cs'].map((name) => `\\p{${name}}`).join('')}\ufffd]`,
      'u',
    ),
  }
}

function unicode(): ReturnType<typeof createExpressions> {
  expressions ??= createExpressions('\\p{M}', '\\P{M}')
  return expressions
}

/**
 * Prepares a string for LDAP's *caseIgnoreMatch*: two strings match if the results are the same.
 *
 * The RFC composes at the end (NFKC). This function decomposes instead, which gives the same matches. Case
 * folding and the unassigned code points are those of the engine's Unicode version; the RFC uses Unicode 3.2.
 *
 * @returns `null` if a prohibited character makes the match undefined.
 * @throws {SyntaxError} For a string beyond ASCII, if the engine does not know `\p` in regular expressions.
 * @see https://www.rfc-editor.org/rfc/rfc4518#section-2
 */
export function prepareCaseIgnore(text: string): string | null {
  const mapped = text.replace(SEPARATOR, ' ').replace(NOTHING, '')
  if (!BEYOND_ASCII.test(mapped)) {
    return mapped.toLowerCase().replace(/ +/g, ' ').replace(/^ | $/g, '')
  }
  const folded = foldAndDecompose(mapped)
  const { prohibited, spaces, outerSpaces } = unicode()
  return prohibited.test(folded) ? null : folded.replace(spaces, ' ').replace(outerSpaces, '')
}

function foldAndDecompose(text: string): string {
  const seen = new Map<string, string>()
  let folded = ''
  for (const character of text) {
    let result = seen.get(character)
    if (result === undefined) {
      // Folding may decompose and decomposing may bring capitals, so each is done until neither does.
      result = fold(fold(character).normalize('NFKD')).normalize('NFKD')
      seen.set(character, result)
    }
    folded += result
  }
  return unicode().longRunOfMarks.test(folded) ? sortLongRuns(folded) : folded.normalize('NFKD')
}

/** Full case folding, but for `ı`, which has none. */
function fold(text: string): string {
  let folded = ''
  for (const character of text) {
    folded += character === '\u0131' ? character : lower(lower(character).toUpperCase())
  }
  return folded
}

/** Folds each letter by itself, because a whole word could get a final sigma. */
function lower(text: string): string {
  let result = ''
  for (const character of text) result += character.toLowerCase()
  return result
}

/**
 * Canonical order in linear time: engines sort a run of marks in time that grows with its square. There
 * are some hundred marks, so they are put into order, and the run is counted out in that order.
 */
function sortLongRuns(text: string): string {
  const { marks, clusters } = unicode()
  return (
    text
      .replace(marks, (run) => (run.length > 32 ? sortMarks(run) : run))
      // Short runs are left to the engine.
      .replace(clusters, (cluster) => cluster.normalize('NFKD'))
  )
}

function sortMarks(run: string): string {
  let result = ''
  let marks: string[] = []
  const flush = () => {
    result += inOrder(marks)
    marks = []
  }
  for (const mark of run) {
    if (isStarter(mark)) {
      flush()
      result += mark
    } else marks.push(mark)
  }
  flush()
  return result
}

/** Marks of class 0 change places with nothing. U+0334 has class 1 and U+0345 class 240, the ends of the scale. */
function isStarter(mark: string): boolean {
  return !isAfter('\u0345', mark) && !isAfter(mark, '\u0334') && mark !== '\u0345'
}

/** Whether `a` has the higher class of the two, so that canonical order swaps them. */
function isAfter(a: string, b: string): boolean {
  return (a + b).normalize('NFD') !== a + b
}

/** A stable sort by class, with one bucket for each class that occurs. */
function inOrder(marks: readonly string[]): string {
  const classes: string[][] = []
  const classOf = new Map<string, string[]>()
  for (const mark of new Set(marks)) {
    let low = 0
    let high = classes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isAfter(mark, classes[middle]![0]!)) low = middle + 1
      else high = middle
    }
    const found = classes[low]
    // Not after it; the same class when it is not before it either.
    if (found !== undefined && !isAfter(found[0]!, mark)) {
      classOf.set(mark, found)
    } else {
      const bucket = [mark]
      classes.splice(low, 0, bucket)
      classOf.set(mark, bucket)
    }
  }
  const sorted = new Map<string[], string>(classes.map((bucket) => [bucket, '']))
  for (const mark of marks) {
    const bucket = classOf.get(mark)!
    sorted.set(bucket, sorted.get(bucket)! + mark)
  }
  return [...sorted.values()].join('')
}
