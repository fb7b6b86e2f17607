import { isInScope } from '@waymark/sitemap'
import { parseRobots } from '@waymark/sitemap/robots'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { createScope } from '../src/protocol/location-scope.ts'

const hostOf = (origin: string) => ({
  code: 'other-host',
  message: {
    text: expect.any(String),
    data: { origin },
  },
})
const folderOf = (folder: string) => ({
  code: 'other-folder',
  message: {
    text: expect.any(String),
    data: { folder },
  },
})
const HOST = hostOf('https://a.example')
const FOLDER = folderOf('https://a.example/x/')

describe('a sitemap in a folder', () => {
  const scope = createScope('https://a.example/x/sitemap.xml')!

  test.each([
    ['https://a.example/x/', null],
    ['https://a.example/x/1', null],
    ['https://a.example/x/1/../2', null],
    ['https://a.example/x/%2E/2', null],
    ['https://a.example/x/ü', null],
    ['https://a.example/x/?/../', null],
    ['https://a.example/x/\t1', null],
    ['https://a.example:443/x/1', null],
    ['HTTPS://A.example/x/1', null],
    ['https://a.example/y/../x/1', null],
    ['https://a.example/x', FOLDER],
    ['https://a.example/x1/', FOLDER],
    ['https://a.example/', FOLDER],
    ['https://a.example', FOLDER],
    ['https://a.example/X/1', FOLDER],
    ['https://a.example/x/..', FOLDER],
    ['https://a.example/x/../1', FOLDER],
    ['https://a.example/x/1/../../2', FOLDER],
    ['https://a.example/x/.%2e/1', FOLDER],
    ['https://a.example/x/%2E%2e', FOLDER],
    ['https://a.example/x/\\../1', null],
    ['https://a.example/x/1\\..\\..\\', FOLDER],
    ['https://a.example/x/\n../1', FOLDER],
    ['https://a.example/x/. ./1', null],
    ['https://b.example/x/1', HOST],
    ['http://a.example/x/1', HOST],
    ['https://a.example:8443/x/1', HOST],
    ['https://a.example.b.example/x/1', HOST],
    // What is no URL of a page is not judged.
    ['/x/1', null],
    ['', null],
    ['ftp://b.example/', null],
    ['https://[', null],
  ])('of %j says %j', (loc, fault) => {
    expect(scope.faultOf(loc)).toEqual(fault)
    const url = parseUrl(loc)
    if (url !== null && /^https?$/.test(url.scheme)) expect(scope.faultOf(loc, url)).toEqual(fault)
  })
})

test.each([
  [
    'https://a.example/sitemap.xml',
    'https://a.example/',
    'https://other/',
    hostOf('https://a.example'),
  ],
  ['https://a.example', 'https://a.example/', 'https://other/', hostOf('https://a.example')],
  [
    'https://a.example/x/',
    'https://a.example/x/',
    'https://a.example/other/',
    folderOf('https://a.example/x/'),
  ],
  [
    'https://a.example/x/y?/z/',
    'https://a.example/x/',
    'https://a.example/other/',
    folderOf('https://a.example/x/'),
  ],
  [
    'https://a.example/x/../y/z',
    'https://a.example/y/',
    'https://a.example/other/',
    folderOf('https://a.example/y/'),
  ],
  [
    'https://a.example:81/s',
    'https://a.example:81/',
    'https://other/',
    hostOf('https://a.example:81'),
  ],
])('the folder of %s is %s', (sitemap, folder, outside, fault) => {
  const scope = createScope(sitemap)!
  expect(scope.faultOf(`${folder}1`)).toBe(null)
  expect(scope.faultOf(outside)).toEqual(fault)
})

test('what is not an http or https URL has no scope', () => {
  for (const sitemap of ['/s.xml', '', 'ftp://a.example/s.xml', 'file:///s.xml']) {
    expect(createScope(sitemap)).toBe(null)
    expect(isInScope(sitemap, 'https://a.example/')).toBe(false)
  }
  expect(isInScope('https://a.example/s.xml', 'ftp://a.example/')).toBe(false)
  expect(isInScope('https://a.example/s.xml', '/1')).toBe(false)
})

describe('with the robots.txt of hosts', () => {
  const sitemap = 'https://a.example/x/s.xml'
  const robots = (host: string, ...sitemaps: readonly string[]) =>
    parseRobots(sitemaps.map((loc) => `Sitemap: ${loc}`).join('\n'), `${host}/robots.txt`)
  const faults = (...files: ReturnType<typeof robots>[]) => {
    const scope = createScope(sitemap, files)!
    return ['https://a.example/1', 'https://b.example/1', 'https://c.example/1'].map(
      (loc) => scope.faultOf(loc)?.code ?? null,
    )
  }

  test('each host that names the sitemap lets it list its pages', () => {
    expect(faults()).toEqual(['other-folder', 'other-host', 'other-host'])
    const other = robots('https://c.example', 'https://a.example/s.xml')
    expect(faults(other)).toEqual(['other-folder', 'other-host', 'other-host'])
    const b = robots(
      'https://b.example',
      'https://a.example/s.xml',
      'HTTPS://a.example:443/x/s.xml',
    )
    expect(faults(other, b)).toEqual(['other-folder', null, 'other-host'])
    const a = robots('https://a.example', sitemap)
    expect(faults(a, b)).toEqual([null, null, 'other-host'])
  })

  test('only the file at the root of its host counts', () => {
    for (const [location, code] of [
      ['https://b.example/robots.txt', null],
      ['https://b.example:443/robots.txt?x#y', null],
      ['https://b.example/x/robots.txt', 'other-host'],
      ['https://b.example/', 'other-host'],
      ['https://b.example:81/robots.txt', 'other-host'],
      ['/robots.txt', 'other-host'],
      ['ftp://b.example/robots.txt', 'other-host'],
    ] as const) {
      const scope = createScope(sitemap, [{ location, sitemaps: [{ loc: sitemap }] }])!
      expect([location, scope.faultOf('https://b.example/1')?.code ?? null]).toEqual([
        location,
        code,
      ])
    }
  })
})
