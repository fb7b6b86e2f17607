import { isPlural } from './words.ts'

/** What the parameters of the guide's section 3 are for. */
export type QueryFamily = 'sort' | 'page' | 'offset' | 'cursor' | 'fields' | 'search'

const FAMILIES: Readonly<Record<string, QueryFamily>> = {
  sort: 'sort',
  sort_by: 'sort',
  order: 'sort',
  order_by: 'sort',
  page: 'page',
  page_number: 'page',
  offset: 'offset',
  skip: 'offset',
  cursor: 'cursor',
  after: 'cursor',
  before: 'cursor',
  page_token: 'cursor',
  fields: 'fields',
  include: 'fields',
  exclude: 'fields',
  q: 'search',
  search: 'search',
  query: 'search',
}

/** The family of a parameter; `null` for filters. `limit` and `page_size` go with every way of paging. */
export function familyOf(name: string): QueryFamily | null {
  return Object.hasOwn(FAMILIES, name) ? (FAMILIES[name] ?? null) : null
}

/** Words that the guide's convention writes out. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  pg: 'page',
  pgs: 'pages',
  lmt: 'limit',
  lim: 'limit',
  ofs: 'offset',
  offs: 'offset',
  srt: 'sort',
  ord: 'order',
  qry: 'query',
  usr: 'user',
  cnt: 'count',
  num: 'number',
  sz: 'size',
  dt: 'date',
  fmt: 'format',
  cat: 'category',
  typ: 'type',
  flt: 'filter',
  fltr: 'filter',
  fld: 'field',
  flds: 'fields',
  src: 'source',
  dst: 'destination',
  dest: 'destination',
  msg: 'message',
  pwd: 'password',
  addr: 'address',
  qty: 'quantity',
  amt: 'amount',
  idx: 'index',
  tmp: 'temporary',
  val: 'value',
  img: 'image',
  btn: 'button',
  grp: 'group',
  curs: 'cursor',
  crt: 'created',
  upd: 'updated',
  exc: 'exclude',
  incl: 'include',
  excl: 'exclude',
  sts: 'status',
  prev: 'previous',
  perpage: 'per_page',
  pp: 'per_page',
  kw: 'keyword',
  srch: 'search',
  ctry: 'country',
}

const PAGING: readonly (QueryFamily | null)[] = ['page', 'offset', 'cursor']

/** Whether a parameter says where in a long list to begin. */
export function isPaging(name: string): boolean {
  return PAGING.includes(familyOf(name))
}

const QUANTITY =
  /^(?:limit|per_page|page_size|count|year|month|week|day|hour|minute|second|date|time|timestamp|size|width|height|depth|length|lat|lng|lon|long|latitude|longitude|zoom|version|level|days|hours|number|amount|price|score|rating|age|radius|distance|timeout|seed|v|w|h|x|y|z)$|^(?:min|max|from|to|since|until|start|end)(?:_|$)|_(?:at|after|before|count|size|min|max|limit|since|until)$/

/**
 * Whether a parameter has a number that counts or measures, and names nothing. In brackets and after dots, the last
 * piece says so (`page[number]`); a plural counts (`adults`).
 */
export function isQuantity(name: string): boolean {
  const last = name.match(/[^[\].]+/g)?.at(-1) ?? name
  if (familyOf(last) !== null || QUANTITY.test(last)) return true
  return /^[a-z_]+$/i.test(last) && isPlural(last)
}

const SNAKE_CASE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

/** Whether a parameter is in snake case; brackets and dots join names that are. */
export function isSnakeCase(name: string): boolean {
  return (
    SNAKE_CASE.test(name) ||
    name.split(/[[\].]+/).every((piece) => piece === '' || SNAKE_CASE.test(piece))
  )
}
