import { indexNowRequests } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const key = '4f1d2a7c9b3e'

function take(urls: Iterable<string>, keyLocation?: string) {
  const requests = indexNowRequests(urls, { key, keyLocation })
  const all = []
  for (let next = requests.next(); ; next = requests.next()) {
    if (next.done === true) return { requests: all, leftOut: next.value }
    all.push(next.value)
  }
}

/** Which of some URLs a key file is valid for, by their numbers. */
const validFor = (keyLocation: string, urls: readonly string[]) =>
  take(urls, keyLocation).requests.flatMap(({ urlList }) => urlList.map((url) => urls.indexOf(url)))

describe('the options of IndexNow', () => {
  const refused = (options: object) => () => indexNowRequests([], options as never).next()

  test.each([
    'a'.repeat(7),
    'a'.repeat(129),
    'abcdefg_',
    'abcdefgé',
    ' abcdefgh',
    'abcdefgh\n',
    3,
    undefined,
  ])('do not have the key %j', (wrong) => {
    expect(refused({ key: wrong })).toThrow('`key`')
  })

  test.each(['a'.repeat(8), 'a'.repeat(128), 'A-Z-0-9-'])('have the key %j', (right) => {
    expect(refused({ key: right })).not.toThrow()
  })

  test.each(['/key.txt', 'ftp://a.example/key.txt', 'https://', 3, null])(
    'do not have the key location %j',
    (keyLocation) => {
      expect(refused({ key, keyLocation })).toThrow(
        errorWith({ option: 'keyLocation', code: 'option-wrong' }),
      )
    },
  )

  test('need a key and nothing else', () => {
    expect(refused({})).toThrow('`key`')
    expect(refused({ key, keylocation: 'https://a.example/' })).toThrow('`keyLocation`')
    expect(refused({ key, keyLocation: undefined })).not.toThrow()
  })
})

describe('a request to IndexNow', () => {
  test('has the URLs of one host and port, as they are written', () => {
    const urls = [
      'https://a.example/1',
      'http://A.example:80/2',
      'https://a.example:8443/3',
      'https://b.example',
      'https://a.example:443/4?x#y',
      'ftp://a.example/5',
      '/6',
      'https://',
    ]
    expect(take(urls)).toEqual({
      requests: [
        { host: 'a.example', key, urlList: [urls[0], urls[1], urls[4]] },
        { host: 'a.example:8443', key, urlList: [urls[2]] },
        { host: 'b.example', key, urlList: [urls[3]] },
      ],
      leftOut: 3,
    })
    expect(take(['https://a.example/1']).requests.map(Object.keys)).toEqual([
      ['host', 'key', 'urlList'],
    ])
    expect(take([])).toEqual({ requests: [], leftOut: 0 })
  })

  test('is full with 10,000 URLs, and no empty one follows', () => {
    const urls = Array.from({ length: 10_000 }, (_, n) => `https://a.example/${n}`)
    expect(take(urls).requests).toEqual([{ host: 'a.example', key, urlList: urls }])
    const more = 'https://a.example/more'
    expect(take([...urls, more]).requests).toEqual([
      { host: 'a.example', key, urlList: urls },
      { host: 'a.example', key, urlList: [more] },
    ])
  })

  test('has URLs of the folder of the key file', () => {
    const urls = [
      'https://a.example/x/1',
      'http://a.example/x/',
      'https://a.example/x',
      'https://a.example/xy/1',
      'https://a.example/y/x/1',
      'https://a.example/x/y/1',
      'https://b.example/x/1',
      'https://a.example:444/x/1',
      'https://a.example/',
    ]
    expect(validFor('https://a.example/x/key.txt', urls)).toEqual([0, 1, 5])
    expect(validFor('https://a.example/x/', urls)).toEqual([0, 1, 5])
    expect(validFor('http://a.example/x', urls)).toEqual([0, 1, 2, 3, 4, 5, 8])
    expect(validFor('https://a.example', urls)).toEqual([0, 1, 2, 3, 4, 5, 8])
    expect(take(urls, 'https://b.example/x/k').requests).toEqual([
      { host: 'b.example', key, keyLocation: 'https://b.example/x/k', urlList: [urls[6]] },
    ])
    expect(take(urls, 'https://b.example/x/k').leftOut).toBe(8)
  })
})
