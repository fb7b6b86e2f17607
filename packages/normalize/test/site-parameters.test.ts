import { createNormalizer, normalize } from '@waymark/normalize'
import { TRACKING_PARAMETERS, type TrackingParameter } from '@waymark/normalize/tracking-params'
import { expect, test } from 'vitest'

// A false removal makes two pages one, and is worse than a miss: this tries every name of the table everywhere.

const remove = createNormalizer(['remove-tracking-params'])

const onSites = TRACKING_PARAMETERS.filter(({ removed }) => removed === 'on-sites')

/** The name as it is in a query. */
const written = (name: string) => encodeURIComponent(name.replace('*', 'x'))

const pathOf = ({ path }: TrackingParameter) => (path ?? '/a').replace('*', 'b')

test('the table has names for sites', () => {
  expect(onSites.length).toBeGreaterThan(200)
  expect(new Set(onSites.flatMap(({ sites }) => sites)).size).toBeGreaterThan(300)
})

test('a name of a site is removed there, and on the domains below', () => {
  const left: string[] = []
  for (const entry of onSites) {
    const query = `?${written(entry.name)}=1&zz=2`
    for (const site of entry.sites) {
      for (const host of [site, `www.${site}`, `a.b.${site}`, `${site}.`, site.toUpperCase()]) {
        const url = `https://${host}${pathOf(entry)}`
        if (remove(url + query) !== `${url.replace(host, host.toLowerCase())}?zz=2`)
          left.push(url + query)
      }
    }
  }
  expect(left).toEqual([])
})

test('a name of a site stays everywhere else', () => {
  const removed: string[] = []
  for (const entry of onSites) {
    const query = `?${written(entry.name)}=1&zz=2`
    const rest = `${pathOf(entry)}${query}`
    for (const site of entry.sites) {
      for (const url of [
        `https://example.com${rest}`,
        `https://not${site}${rest}`,
        `https://not-${site}${rest}`,
        `https://${site}.evil.example${rest}`,
        `https://${site.replaceAll('.', '-')}.example${rest}`,
        `https://evil.example/${site}${query}`,
        `https://${site}@evil.example${rest}`,
        `https://1.2.3.4${rest}`,
      ]) {
        if (remove(url) !== url) removed.push(url)
      }
    }
  }
  expect(removed).toEqual([])
})

test('a name of some paths stays on the others', () => {
  const some = onSites.filter(({ path }) => path !== null)
  expect(some.length).toBeGreaterThan(40)
  for (const { name, sites, path } of some) {
    const isElsewhere = onSites.every(
      (other) => other.name !== name || other.path !== null || !other.sites.includes(sites[0]!),
    )
    if (!isElsewhere) continue
    const url = `https://${sites[0]}/other${path!.replace('*', 'b')}?${written(name)}=1`
    expect(remove(url)).toBe(url)
  }
})

test.each([
  'var',
  'ref',
  'source',
  'mc',
  'referrer',
  'spm',
  's',
  't',
  'is',
  'si',
  'feature',
  'hash',
  'trk',
  'pp',
  'e',
  'from',
  'tag',
  'keywords',
  'cmpid',
  'clickid',
  'utm',
])('the generic name %s stays on a site of its own', (name) => {
  const url = `https://shop.example/item?${name}=1&id=2`
  expect(remove(url)).toBe(url)
})

test.each([
  ['https://www.amazon.de/dp/B0?th=1&tag=x&keywords=y&ref_=z', '?th=1&tag=x&keywords=y'],
  ['https://www.ebay.co.uk/itm/1?var=5&hash=item1&_trkparms=x', '?var=5'],
  ['https://www.youtube.com/watch?v=X&t=42&list=Y&index=3&pp=z&is=w', '?v=X&t=42&list=Y&index=3'],
  [
    'https://www.google.co.jp/search?q=a&hl=ja&tbm=isch&start=10&ved=1&ei=2&sca_esv=3',
    '?q=a&hl=ja&tbm=isch&start=10',
  ],
  ['https://www.google.com/maps?ei=1&sa=2', '?ei=1&sa=2'],
  ['https://x.com/i/redirect?url=a&t=1&s=2', '?url=a&t=1&s=2'],
  ['https://www.facebook.com/media/set/?set=a.1&ref=x', '?set=a.1'],
  ['https://www.wsj.com/a?st=key&mod=x', '?st=key'],
  [
    'https://www.tumblr.com/share/photo?source=https%3A%2F%2Fa.example%2Fb.jpg&caption=c',
    '?source=https%3A%2F%2Fa.example%2Fb.jpg&caption=c',
  ],
  ['https://www.tumblr.com/share/link?source=a&utm_id=1', '?source=a'],
  ['https://www.tumblr.com/widgets/share/tool?source=a', '?source=a'],
  ['https://www.tumblr.com/dashboard?source=x&a', '?a'],
  [
    'https://rover.ebay.com/rover/1/711-53200-19255-0/1?campid=1&customid=&toolid=2&mpre=a',
    '?campid=1&customid=&toolid=2&mpre=a',
  ],
  ['https://www.ebay.de/sch/i.html?_nkw=a&campid=1&customid=&toolid=2', '?_nkw=a'],
  ['https://apps.facebook.com/game/a?ref=8d8e&source=b&fref=c', '?ref=8d8e&source=b&fref=c'],
  ['https://www.facebook.com/a/posts/1?comment_id=2&comment_tracking=x&fref=y', '?comment_id=2'],
  ['https://www.amazon.de/dp/B0?smid=S&th=1&camp=1&creative=2&creativeASIN=B0', '?smid=S&th=1'],
  ['https://x.com/search?q=a&f=live&src=typed_query', '?q=a&f=live'],
  ['https://jobs.example/?gh_jid=1&gh_src=2', '?gh_jid=1'],
])('of %s, %s is left', (url, query) => {
  expect(remove(url)).toBe(url.replace(/\?.*/, query))
})

test.each([
  ['https://e.example/?a=1&amp;utm_source=x&amp;b=2', 'https://e.example/?a=1&amp;b=2'],
  ['https://e.example/?amp;amp;gclid=1', 'https://e.example/'],
  ['https://e.example/?amp%3Bfbclid=1&c', 'https://e.example/?c'],
  ['https://youtu.be/x?t=5&amp;feature=share', 'https://youtu.be/x?t=5'],
  ['https://e.example/?amp;feature=share', 'https://e.example/?amp;feature=share'],
  [
    'https://e.example/?amp;=1&amp=2&amputm_source=3',
    'https://e.example/?amp;=1&amp=2&amputm_source=3',
  ],
  ['https://e.example/unsubscribe?amp;mkt_tok=1', 'https://e.example/unsubscribe?amp;mkt_tok=1'],
])('an ampersand that is escaped for HTML does not hide a name: %s', (url, expected) => {
  expect(remove(url)).toBe(expected)
})

test('an escaped name is kept if it is excepted, as it is written or as it is meant', () => {
  const url = 'https://e.example/?amp;utm_id=1'
  for (const exceptParams of [['utm_id'], ['amp;utm_id']]) {
    expect(normalize(url, ['remove-tracking-params'], { exceptParams })).toBe(url)
  }
  expect(normalize(url, ['remove-tracking-params'], { params: ['amp;utm_*'] })).toBe(
    'https://e.example/',
  )
})

test('a host of many labels is looked up by its last ones', () => {
  const host = `${'a.'.repeat(20_000)}x.com`
  expect(remove(`https://${host}/?s=1&z`)).toBe(`https://${host}/?z`)
})

test.each([
  ...['utm_zone', 'utm_x', 'utm_y', 'utm_easting', 'utm_northing', 'utm_hemisphere', 'utm_lat'],
  ...['utm_lon', 'UTM_Zone', 'utm_zone_number', 'utm_e', 'utm_n', 'utm_band', 'utm_coordinates'],
  ...['rtid', 'ymid', 'ircid', 'wtrid', 'external_click_id', 'usqp'],
])('%s selects a place or a page, and stays', (name) => {
  const url = `https://e.example/a?${name}=1`
  expect(remove(url)).toBe(url)
})

test.each([
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
  ...['utm_source_platform', 'utm_name', 'utm_social', 'utm_cid', 'utm_brand', 'utm_link'],
])('%s is of a campaign, and goes', (name) => {
  expect(remove(`https://e.example/a?${name}=1`)).toBe('https://e.example/a')
})
