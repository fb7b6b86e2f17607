import { type Budget, least, mean, type Pick } from '../budgets.ts'

/** The goal is for Node 26. Its floor holds for later versions as well, and that of Node 24 for earlier ones. */
type Row = readonly [
  name: string,
  form: typeof mean,
  pick: Pick,
  floor26: number,
  goal26: number,
  floor24: number,
]

/** The sets of results that budgets are about. */
export const KINDS = 'kinds'
export const FURTHER_KINDS = 'further kinds'
export const LISTS = 'lists'
export const MESSY = 'messy list'
export const ROWS = 'rows'
export const FURTHER_ROWS = 'further rows'

/** Further kinds and rows are held to the same floors as those that the budgets name, in lines of their own. */
const TABLE: readonly Row[] = [
  ['href, lists: mean', mean, of('href', LISTS), 1.4, 1.5, 1.5],
  ['href, messy list', least, of('href', MESSY), 0.9, 1.1, 1],
  ['href, kinds: mean', mean, of('href', KINDS), 1.1, 1.25, 1.2],
  ['href, kinds: lowest', least, of('href', KINDS), 0.7, 1, 0.8],
  ['href, further kinds: lowest', least, of('href', FURTHER_KINDS), 0.7, 1, 0.8],
  ['canParse, kinds: mean', mean, of('canParse', KINDS), 1.5, 1.9, 1.5],
  ['canParse, kinds: lowest', least, of('canParse', KINDS), 0.9, 1, 0.9],
  ['canParse, further kinds: lowest', least, of('canParse', FURTHER_KINDS), 0.9, 1, 0.9],
  ['ten getters, kinds: mean', mean, of('getters', KINDS), 1.05, 1.25, 1.15],
  ...ofReferences('href, string base', [1.9, 2.3, 2.2]),
  ...ofReferences('href, URL base', [1.9, 2.3, 2.2]),
  ['href, URL base, list of references', least, of('href, URL base', LISTS), 2.5, 4, 2.9],
  ...ofReferences('canParse, string base', [1.5, 1.9, 1.5]),
  ['setters: lowest', least, ({ operation }) => operation.startsWith('set '), 0.9, 1, 0.9],
  ['URLSearchParams: lowest row', least, ({ set }) => set === ROWS, 0.95, 1.1, 0.95],
  [
    'URLSearchParams: lowest further row',
    least,
    ({ set }) => set === FURTHER_ROWS,
    0.95,
    1.1,
    0.95,
  ],
  [
    'URLSearchParams: real queries parsed',
    least,
    ({ operation, input }) => operation === 'parse' && input === 'real',
    1.2,
    1.4,
    1.2,
  ],
  [
    'URLSearchParams: real queries parsed, each name and value read',
    least,
    ({ operation, input }) => operation === 'parse and iterate' && input === 'real',
    1.2,
    1.4,
    1.2,
  ],
  ['toAscii: lowest script', least, ({ operation }) => operation === 'toAscii', 0.8, 1, 1],
]

/** @param node - `process.version`. */
export function kindBudgets(node: string): readonly Budget[] {
  const isNew = Number.parseInt(node.slice(1), 10) >= 26
  return TABLE.map(([name, form, pick, floor26, goal26, floor24]) =>
    isNew ? form(name, floor26, goal26, pick) : form(name, floor24, Number.POSITIVE_INFINITY, pick),
  )
}

function of(operation: string, set: string): Pick {
  return (result) => result.operation === operation && result.set === set
}

function ofReferences(operation: string, means: readonly [number, number, number]): readonly Row[] {
  return [
    [`${operation}, kinds: mean`, mean, of(operation, KINDS), ...means],
    [`${operation}, kinds: lowest`, least, of(operation, KINDS), 0.9, 1, 0.9],
    [`${operation}, further kinds: lowest`, least, of(operation, FURTHER_KINDS), 0.9, 1, 0.9],
  ]
}
