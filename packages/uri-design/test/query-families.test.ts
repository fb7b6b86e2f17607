import { describe, expect, test } from 'vitest'
import { ABBREVIATIONS, familyOf, isPaging, isQuantity } from '../src/lint/query-families.ts'

describe('families', () => {
  test.each([
    ['sort', ['sort', 'sort_by', 'order', 'order_by'], false],
    ['page', ['page', 'page_number'], true],
    ['offset', ['offset', 'skip'], true],
    ['cursor', ['cursor', 'after', 'before', 'page_token'], true],
    ['fields', ['fields', 'include', 'exclude'], false],
    ['search', ['q', 'search', 'query'], false],
    [null, ['limit', 'page_size', 'per_page', 'status', '', 'constructor', 'toString'], false],
  ] as const)('parameters of the family %s', (family, names, isPage) => {
    for (const name of names) {
      expect([name, familyOf(name), isPaging(name)]).toEqual([name, family, isPage])
    }
  })
})

test('each abbreviation has the word that it stands for', () => {
  const words = `pg page, pgs pages, lmt limit, lim limit, ofs offset, offs offset, srt sort, ord order, qry query,
    usr user, cnt count, num number, sz size, dt date, fmt format, cat category, typ type, flt filter, fltr filter,
    fld field, flds fields, src source, dst destination, dest destination, msg message, pwd password, addr address,
    qty quantity, amt amount, idx index, tmp temporary, val value, img image, btn button, grp group, curs cursor,
    crt created, upd updated, exc exclude, incl include, excl exclude, sts status, prev previous, perpage per_page,
    pp per_page, kw keyword, srch search, ctry country`
  expect(ABBREVIATIONS).toEqual(
    Object.fromEntries(words.split(/,\s+/).map((pair) => pair.split(' '))),
  )
})

test.each<readonly [string, boolean]>([
  ...`limit per_page page_size count year month week day hour minute second date time timestamp size width height depth
    length lat lng lon long latitude longitude zoom version level days hours number amount price score rating age radius
    distance timeout seed v w h x y z min max from to since until start end min_price max_age start_date
    created_at published_after sold_before item_count file_size price_min price_max rate_limit changed_since
    valid_until page offset cursor sort fields q adults`
    .split(/\s+/)
    .map((name) => [name, true] as const),
  ['page[number]', true],
  ['page[size]', true],
  ['number[user]', false],
  ['filter.age', true],
  ['age.filter', false],
  ['Adults', true],
  ['adult', false],
  ['user', false],
  ['user_id', false],
  ['id', false],
  ['users2', false],
  ['ids-x', false],
  ['limits_of', false],
  ['xlimit', false],
  ['minute_hand', false],
  ['minor', false],
  ['total', false],
  ['format', false],
  ['countdown', false],
  ['created_attempt', false],
  ['at', false],
  ['[]', false],
  ['', false],
])('whether %j counts or measures: %s', (name, isOne) => {
  expect(isQuantity(name)).toBe(isOne)
})
