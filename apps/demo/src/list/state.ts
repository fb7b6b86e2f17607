import type { Pairs, Values } from '../hash.ts'
import type { ListState } from '../list-groups/group-lines.ts'

/** As a crawler finds the pages of a small shop. */
const CRAWL = [
  'https://shop.example/',
  'https://shop.example',
  'HTTPS://Shop.Example:443/',
  'https://shop.example/index.html',
  'https://www.shop.example/',
  'http://shop.example/shoes?size=42&color=red',
  'http://shop.example/shoes?color=red&size=42',
  'http://shop.example/shoes?size=42&color=red&utm_source=mail',
  'http://shop.example/shoes?size=42&color=red#reviews',
  'http://shop.example/./caf%c3%a9',
  'http://shop.example/caf%C3%A9',
  'http://shop.example/café',
  'http://shop.example/%7Eann/',
  'http://shop.example/~ann/',
  'http://shop.example/~ann',
  'http://shop.example//~ann/',
  'mailto:ann@shop.example',
  'not a URL',
].join('\n')

export const FIRST_LIST: ListState = { text: CRAWL, preset: 'usually-safe' }

/** Writes the state as the pairs of a link; defaults are left out. */
export function writeListState({ text, preset }: ListState): Pairs {
  return [
    ['view', 'list'],
    ['urls', text],
    ...(preset === FIRST_LIST.preset ? [] : [['preset', preset] as const]),
  ]
}

/** Reads what `writeListState` wrote; `null` if it has no list. */
export function readListState(values: Values): ListState | null {
  const text = values.get('urls')
  return text === undefined ? null : { text, preset: values.get('preset') ?? FIRST_LIST.preset }
}
