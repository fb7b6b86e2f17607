import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Registry, scopeConfig, startRegistry } from '../../scripts/release/registry.ts'

/** What the tests read of an answer. */
interface Answer {
  readonly versions: Readonly<Record<string, { dist: { tarball: string; integrity: string } }>>
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly time: Readonly<Record<string, string>>
}

let registry: Registry

async function read(path: string): Promise<Answer> {
  return (await (await fetch(registry.address + path)).json()) as Answer
}

beforeEach(async () => {
  registry = await startRegistry()
})
afterEach(() => registry.close())

const CONTENT = Buffer.from([31, 139, 0, 255])

function publish(
  version: string,
  attachments: object = { any: { data: CONTENT.toString('base64') } },
) {
  const name = '@waymark/url'
  return fetch(`${registry.address}@waymark%2Furl`, {
    method: 'PUT',
    body: JSON.stringify({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, license: 'MIT' } },
      _attachments: attachments,
    }),
  })
}

test('what is published can be read: the document, a version, a tag and the tarball', async () => {
  expect((await publish('0.1.0')).status).toBe(201)
  expect((await publish('0.2.0')).status).toBe(201)
  const document = await read('@waymark%2furl')
  expect(Object.keys(document.versions)).toEqual(['0.1.0', '0.2.0'])
  expect(document['dist-tags']).toEqual({ latest: '0.2.0' })
  expect(await read('@waymark/url')).toEqual(document)
  expect(await read('@waymark/url/0.1.0')).toEqual(document.versions['0.1.0'])
  expect(await read('@waymark/url/latest')).toEqual(document.versions['0.2.0'])
  const { tarball, integrity } = document.versions['0.1.0']!.dist
  expect(tarball).toBe(`${registry.address}@waymark/url/-/url-0.1.0.tgz`)
  const content = Buffer.from(await (await fetch(tarball)).arrayBuffer())
  expect(content).toEqual(CONTENT)
  expect(integrity).toBe(`sha512-${createHash('sha512').update(content).digest('base64')}`)
  expect(registry.tarballs.get('waymark-url-0.1.0.tgz')).toEqual(CONTENT)
})

test('a version is old enough for package managers that wait a day', async () => {
  await publish('0.1.0')
  const { time } = await read('@waymark/url')
  expect(Date.now() - Date.parse(time['0.1.0']!)).toBeGreaterThan(86_400_000)
})

test('a version cannot be published twice, nor without a tarball', async () => {
  await publish('0.1.0')
  const again = await publish('0.1.0')
  expect(again.status).toBe(403)
  expect(await again.text()).toContain('cannot publish over')
  expect((await publish('0.3.0', {})).status).toBe(400)
})

test.each(['@waymark/url', '@waymark%2furl', 'left-pad', '@waymark/url/-/url-9.9.9.tgz', ''])(
  'it says of %j that it is not there',
  async (path) => {
    const response = await fetch(registry.address + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('error')
  },
)

test('its configuration is for one scope, and the rest comes from the usual registry', () => {
  expect(scopeConfig('@waymark', { address: 'http://127.0.0.1:1/' })).toBe(
    '@waymark:registry=http://127.0.0.1:1/\n//127.0.0.1:1/:_authToken=rehearsal\n',
  )
})
