import type { Pairs } from '../hash.ts'

/** What the tour shows, in order: each stop is the state of a link. */
export const STOPS = [
  { name: 'verdict', state: [['url', 'https://аррӏе.com/login']] },
  {
    name: 'machine',
    state: [
      ['view', 'stepper'],
      ['url', 'http:\\\\ann@a.example:80/b/../c'],
      ['at', '8'],
    ],
  },
  {
    name: 'rules',
    state: [
      ['view', 'rules'],
      ['url', 'http://www.example.com/shop//index.html?utm_source=mail&size=42#reviews'],
      ['preset', 'seo'],
    ],
  },
  {
    name: 'equality',
    state: [
      ['view', 'compare'],
      ['a', 'https://Example.com:443/shop/?size=42&color=red'],
      ['b', 'https://example.com/shop?color=red&size=42'],
    ],
  },
  {
    name: 'site',
    state: [
      ['view', 'site'],
      ['example', 'museum'],
    ],
  },
  {
    name: 'patterns',
    state: [
      ['view', 'patterns'],
      ['pattern', 'https://files.example/*'],
      ['template', 'https://files.example/{name}'],
      [
        'urls',
        'https://files.example/a.pdf\nhttps://files.example/b/c\nhttps://files.example/..%2Fd',
      ],
    ],
  },
] as const satisfies readonly { readonly name: string; readonly state: Pairs }[]

export type StopName = (typeof STOPS)[number]['name']
