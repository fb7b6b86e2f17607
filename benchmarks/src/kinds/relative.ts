import type { Recipe } from './recipe.ts'

const BASE = 'https://handbook.example.org/en/v3/library/strings.html?view=full#top'
const ON_WEB = { base: BASE }

/** The kinds of reference that the budgets name; new ones go to `further.ts`. */
export const RELATIVE: readonly Recipe[] = [
  ['rel file.html', (g) => `${g.word()}.html`, ON_WEB],
  ['rel a/b/c', (g) => g.segments(3), ON_WEB],
  ['rel ./x', (g) => `./${g.segments(2)}`, ON_WEB],
  ['rel ../x', (g) => `../${g.segments(2)}`, ON_WEB],
  ['rel ../../x', (g) => `../../${g.segments(2)}.html`, ON_WEB],
  ['rel /abs', (g) => g.path(), ON_WEB],
  ['rel /abs + query', (g) => g.path() + g.query(), ON_WEB],
  ['rel //host', (g) => `//${g.host()}${g.path()}`, ON_WEB],
  ['rel ?q', (g) => g.query(), ON_WEB],
  ['rel #f', (g) => g.fragment(), ON_WEB],
  ['rel empty', () => '', ON_WEB],
  ['rel with spaces', (g) => `${g.segments(2)} ${g.word()}`, ON_WEB],
  ['rel UTF-8', (g) => `${g.word()}/${g.wordIn('Latin')}`, ON_WEB],
  ['rel dots inside', (g) => `${g.segments(2)}/../${g.segments(2)}`, ON_WEB],
  ['rel backslash', (g) => `\\${g.word()}\\${g.word()}`, ON_WEB],
  ['rel absolute URL with base', (g) => g.web(), ON_WEB],
  ['rel scheme-relative https:x', (g) => `https:${g.segments(2)}`, ON_WEB],
  [
    'rel to file: base',
    (g) => g.pick(['', './', '../']) + g.segments(2),
    { base: 'file:///srv/site/pages/en/index.html' },
  ],
  [
    'rel to custom base',
    (g) => g.pick(['', './', '../', '/']) + g.segments(2),
    { base: 'app://site/pages/en/index.html' },
  ],
  ['rel ../.. end', (g) => g.pick(['..', '.', '../..', './']), ON_WEB],
]
