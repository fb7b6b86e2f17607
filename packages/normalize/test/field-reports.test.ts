import { normalize, type PresetName, presets } from '@waymark/normalize'
import { expect, test } from 'vitest'

// Reports by users of other programs: the input, and the right output.

const SIGNED =
  'https://b.s3.amazonaws.com/k?X-Amz-Credential=A%2F2026%2Fs3&X-Amz-Signature=a%2Bb&response=c%2Fd'

test.each<[report: string, input: string, preset: PresetName, output: string]>([
  ['sindresorhus/normalize-url#189', SIGNED, 'crawler', SIGNED],
  [
    'sindresorhus/normalize-url#194',
    'https://e.example/?a&b=',
    'crawler',
    'https://e.example/?a&b=',
  ],
  [
    'sindresorhus/normalize-url#112',
    'https://e.example/?a&b=',
    'aggressive',
    'https://e.example/?a',
  ],
  [
    'sindresorhus/normalize-url#165',
    'https://e.example/user/{userId}',
    'safe',
    'https://e.example/user/%7BuserId%7D',
  ],
  [
    'sindresorhus/normalize-url#165',
    'https://e.example/user/{userId}',
    'rfc3986-syntax',
    'https://e.example/user/{userId}',
  ],
  [
    'webrecorder/browsertrix-crawler#983',
    'https://e.example/?key=%252fx',
    'crawler',
    'https://e.example/?key=%252fx',
  ],
  [
    'webrecorder/browsertrix-crawler#982',
    'https://e.example/?b=1&a=2',
    'safe',
    'https://e.example/?b=1&a=2',
  ],
  [
    'scrapy/w3lib#306',
    'https://e.example/Supermercados-Dia%25',
    'crawler',
    'https://e.example/Supermercados-Dia%25',
  ],
  ['scrapy/w3lib#323', 'https://e.example/a%3Bb', 'crawler', 'https://e.example/a%3Bb'],
  ['scrapy/w3lib#91', 'https://e.example/%2376', 'crawler', 'https://e.example/%2376'],
  [
    'apify/crawlee-python#2008',
    'https://e.example/Path?Q=Ab',
    'crawler',
    'https://e.example/Path?Q=Ab',
  ],
  ['apify/crawlee#1805', 'https://e.example/a#b', 'crawler', 'https://e.example/a'],
  [
    'crawler-commons/crawler-commons#559',
    'https://e.example/p%2d1/p%2d2/?q=f',
    'crawler',
    'https://e.example/p-1/p-2/?q=f',
  ],
  [
    'crawler-commons/crawler-commons#559',
    'https://e.example/p%2d1/p%2d2/?q=f',
    'seo',
    'https://e.example/p-1/p-2',
  ],
  [
    'apache/stormcrawler#1448',
    'https://e.example/?a=%3d%3d',
    'crawler',
    'https://e.example/?a=%3D%3D',
  ],
  ['iipc/urlcanon#15', 'http://e.example/?b=1&a=2', 'iipc-semantic', 'http://e.example/?a=2&b=1'],
  ['ukwa/webarchive-discovery#169', 'http://e.example/a%5Cb', 'crawler', 'http://e.example/a%5Cb'],
  [
    'browserbase/stagehand#2189',
    'https://e.example/?b=1&utm_source=x&a=2',
    'crawler',
    'https://e.example/?a=2&b=1',
  ],
  ['karakeep-app/karakeep#864', 'https://e.example', 'safe', 'https://e.example/'],
  ['karakeep-app/karakeep#864', 'https://e.example/a/', 'safe', 'https://e.example/a/'],
  ['sissbruecker/linkding#1372', 'https://e.example/a/', 'aggressive', 'https://e.example/a'],
  ['Canonry#373', 'https://e.example/post?fbclid=IwAR0', 'crawler', 'https://e.example/post'],
  [
    'LemmyNet/lemmy#4748',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'aggressive',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'LemmyNet/lemmy#4748',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'aggressive',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'Lanternko/discord-social-preview-bot#5',
    'https://www.facebook.com/share/p/x/?mibextid=y',
    'crawler',
    'https://www.facebook.com/share/p/x/',
  ],
  [
    'Lanternko/discord-social-preview-bot#5',
    'https://x.com/a/status/1?s=20&t=b',
    'crawler',
    'https://x.com/a/status/1',
  ],
  [
    'Lanternko/discord-social-preview-bot#5',
    'https://www.instagram.com/p/x/?igsh=y',
    'crawler',
    'https://www.instagram.com/p/x/',
  ],
  ['ClearURLs/Addon#340', 'https://youtu.be/x?si=a&is=b&t=5', 'crawler', 'https://youtu.be/x?t=5'],
  [
    'ClearURLs/Addon#230',
    'https://e.example/?itm_source=a&itm_medium=b&itm_campaign=c&d',
    'crawler',
    'https://e.example/?d',
  ],
  [
    'brave/brave-browser#47196',
    'https://www.linkedin.com/posts/a-1?rcm=b',
    'crawler',
    'https://www.linkedin.com/posts/a-1',
  ],
  [
    'brave/brave-browser#40912',
    'https://e.example/?srsltid=a&b',
    'crawler',
    'https://e.example/?b',
  ],
  [
    'brave/brave-browser#24988',
    'https://e.example/?ss_source=a&ss_email_id=b',
    'crawler',
    'https://e.example/',
  ],
  [
    'brave/brave-browser#26756',
    'https://twitter.com/a/status/1?t=b',
    'crawler',
    'https://twitter.com/a/status/1',
  ],
  ['mediacloud/metadata-lib#72', 'http://10.2.3.4:8080/a', 'aggressive', 'http://10.2.3.4:8080/a'],
  [
    'Norconex/crawler#311',
    'http://myurl.com;jsessionid=abc/a',
    'crawler',
    'http://myurl.com;jsessionid=abc/a',
  ],
  ['loopover#2826', 'https://e.example/%7E%41%2f', 'safe', 'https://e.example/~A%2F'],
])('%s: %s by %s is %s', (_report, input, preset, output) => {
  expect(normalize(input, preset)).toBe(output)
  expect(normalize(output, preset)).toBe(output)
})

test('crawler-commons/crawler-commons#587: an IPv6 address is kept by all', () => {
  for (const preset of Object.values(presets)) {
    // Some write no slash after a host.
    expect(normalize('http://[::1]/', preset)?.replace(/\/$/, '')).toBe('http://[::1]')
  }
})

test('sindresorhus/normalize-url#172 and #176: parameters to keep, and values that go', () => {
  const url = 'https://e.example/?page=1&id=2&x=3'
  expect(normalize(url, ['remove-default-params'], { defaults: { page: '1' } })).toBe(
    'https://e.example/?id=2&x=3',
  )
  expect(normalize(url, ['keep-params'], { keep: ['id'] })).toBe('https://e.example/?id=2')
})

test('veryfront#2504: values of one name keep their order', () => {
  expect(normalize('https://e.example/?b&a=2&a=1', ['sort-query'])).toBe(
    'https://e.example/?a=2&a=1&b',
  )
})
