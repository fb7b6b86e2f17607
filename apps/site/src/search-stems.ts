/** What English words of one stem end in. */
const ENGLISH: ReadonlySet<string> = new Set(
  `s es ies e y ed er ers or ors est ing ings ion ions ation ations ate ates ated ating ator ators ise ises ised ising iser
  isers isation isations ize izes ized izing izer izers ization izations ity ly ment ments`.split(
    /\s+/,
  ),
)

/** What Russian words of one stem end in. */
const RUSSIAN: ReadonlySet<string> = new Set([
  ...`а я о е ы и у ю ь й ам ям ах ях ом ем ов ев ей ой ами ями ою ею ия ию ии ией иям иями иях ием
  ка ки ке ку кой ок кам ками ках ость ости остью ть ет ит ат ят ут ют ете ите ал ала али ало ил ила или ило
  ать ять ить еть овать ировать ует уют ируют ирует ировал`.split(/\s+/),
  ...endings(
    '|н|ск|енн|анн|ованн|ированн',
    'ый ий ая яя ое ее ые ие ую юю ого его ому ему ым им ых их ыми ими ой',
  ),
  ...endings('ани|ени|овани|ировани', 'е я ю ем и й ям ями ях'),
])

function endings(before: string, after: string): string[] {
  return before.split('|').flatMap((one) => after.split(' ').map((other) => one + other))
}

/**
 * What the forms of an English or Russian word have in common: the word without its longest known ending. At least three
 * letters stay, one of them a vowel. Other words stay as they are.
 *
 * The stem need not be a word, and words of one stem need not mean the same: it is for the search, where a form that is not
 * found costs more than a result too many.
 *
 * @param word - In lower case, with `е` for `ё`.
 * @example
 * stemOf('encoding') // 'encod', as of 'encode', 'encoded' and 'encoder'
 * stemOf('ссылок') // 'ссыл', as of 'ссылка'
 */
export function stemOf(word: string): string {
  if (/^[a-z]+$/.test(word)) {
    // `access`, `status`, `analysis`
    return /(?:ss|us|is)$/.test(word)
      ? word
      : cut(word, ENGLISH, /[aeiouy]/).replace(/([^aeiouls])\1$/, '$1')
  }
  if (!/^[а-я]+$/.test(word)) return word
  return cut(word.replace(/с[яь]$/, ''), RUSSIAN, /[аеиоуыэюя]/)
}

function cut(word: string, known: ReadonlySet<string>, vowel: RegExp): string {
  for (let length = 3; length < word.length; length++) {
    const stem = word.slice(0, length)
    if (known.has(word.slice(length)) && vowel.test(stem)) return stem
  }
  return word
}
