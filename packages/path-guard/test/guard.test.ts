import {
  checkOutgoingUrl,
  resolveBelow,
  resolveFileUri,
  resolvePath,
  resolvePathAsync,
  resolveUriPath,
} from '@waymark/path-guard'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const BASE = 'https://cdn.example/assets/v1/'

test('a reference below its base comes back resolved and decoded', () => {
  expect(resolveBelow(BASE, 'a%20b/c.txt?x#y')).toMatchObject({
    allowed: true,
    href: 'https://cdn.example/assets/v1/a%20b/c.txt?x#y',
    segments: ['a b', 'c.txt'],
  })
})

test('a refusal has a code, a message, a remedy and a place', () => {
  expect(resolveBelow(BASE, 'x/..%2Fsecret')).toEqual({
    allowed: false,
    code: 'encoded-separator',
    severity: 'error',
    message: expect.any(String),
    remedy: expect.any(String),
    start: 4,
    end: 7,
  })
})

test.each([
  ['https://me:pw@cdn.example/assets/v1/x', 'other-origin'],
  ['https://cdn.example:8443/assets/v1/x', 'other-origin'],
  ['%2E%25252e;x', 'multiple-encoding'],
  ['x\u0001y', 'encoded-control'],
  ['x%c2%85y', 'encoded-control'],
  ['%u002e%u002e', 'multiple-encoding'],
])('%j is refused: %s', (reference, code) => {
  expect(resolveBelow(BASE, reference)).toMatchObject({ allowed: false, code })
})

test('schemes without an origin of their own are compared part by part', () => {
  expect(resolveBelow('db://postgres/mydb/', 'users/1')).toMatchObject({ allowed: true })
  expect(resolveBelow('db://postgres/mydb/', '//mysql/mydb/x')).toMatchObject({
    code: 'other-origin',
  })
  expect(resolveBelow('db://postgres/mydb/', '..\\x')).toMatchObject({ code: 'raw-backslash' })
  expect(() => resolveBelow('mailto:x', 'y')).toThrow(TypeError)
})

test('allow lists know every spelling of a host', () => {
  expect(resolveBelow(BASE, 'x', { hosts: ['CDN.example'] })).toMatchObject({ allowed: true })
  expect(resolveBelow(BASE, 'x', { hosts: ['*.cdn.example'] })).toMatchObject({
    code: 'host-not-allowed',
  })
  expect(resolveBelow(BASE, 'x', { schemes: ['http'] })).toMatchObject({
    code: 'url-scheme-not-allowed',
  })
})

test.each([
  ['http://127.0.0.1/', 'host-kind-not-allowed'],
  ['http://0x7f.1/', 'host-kind-not-allowed'],
  ['http://2130706433/', 'host-kind-not-allowed'],
  ['http://[::ffff:127.0.0.1]/', 'host-kind-not-allowed'],
  ['http://169.254.169.254/latest', 'host-kind-not-allowed'],
  ['http://localhost./', 'host-kind-not-allowed'],
  ['http://a:b@example.com/', 'credentials-not-allowed'],
  ['http://a@example.com/', 'credentials-not-allowed'],
  ['http://:b@example.com/', 'credentials-not-allowed'],
  ['nonsense', 'not-a-url'],
])('%s is not a URL to request: %s', (input, code) => {
  expect(checkOutgoingUrl(input)).toMatchObject({ allowed: false, code })
})

test('a rule that is given as undefined is not given', () => {
  const rules: object = {
    schemes: undefined,
    hosts: undefined,
    hostKinds: undefined,
    ports: undefined,
  }
  expect(checkOutgoingUrl('http://169.254.169.254/', rules)).toMatchObject({
    code: 'host-kind-not-allowed',
  })
  expect(checkOutgoingUrl('https://a.example/', rules)).toMatchObject({ allowed: true })
})

test('public IP addresses and names may be fetched', () => {
  expect(checkOutgoingUrl('https://93.184.216.34/')).toMatchObject({ allowed: true })
  const rules = {
    schemes: ['https'],
    hosts: ['*.example.com', '[::1]'],
    hostKinds: ['name', 'loopback'],
  } as const
  expect(checkOutgoingUrl('https://API.example.com/x', rules)).toMatchObject({ allowed: true })
  expect(checkOutgoingUrl('https://example.com/', rules)).toMatchObject({
    code: 'host-not-allowed',
  })
  expect(checkOutgoingUrl('https://[0:0:0:0:0:0:0:1]/', rules)).toMatchObject({ allowed: true })
})

describe('names of files', () => {
  const posix = { platform: 'posix' } as const
  test('the rules of a platform are chosen', () => {
    expect(resolvePath('/srv', 'NUL', posix)).toMatchObject({ allowed: true, path: '/srv/NUL' })
    expect(resolvePath('C:\\srv', 'NUL', { platform: 'windows' })).toMatchObject({
      code: 'device-name',
    })
    expect(resolvePath('C:\\srv', 'a/b', { platform: 'windows' })).toMatchObject({
      path: 'C:\\srv\\a\\b',
    })
    expect(resolvePath('\\\\host\\share\\x', 'a', { platform: 'windows' })).toMatchObject({
      path: '\\\\host\\share\\x\\a',
    })
    expect(() => resolvePath('srv', 'a', posix)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'root' }),
    )
  })

  test.each([
    ['posix', 'strict', '/a', 'absolute-path'],
    ['posix', 'contained', '//srv/a', 'absolute-path'],
    ['windows', 'strict', '/a', 'absolute-path'],
    ['windows', 'strict', '\\a', 'separator-in-name'],
    ['windows', 'strict', 'C:a', 'drive-letter'],
    ['windows', 'contained', '/a', 'absolute-path'],
    ['windows', 'contained', '\\a', 'absolute-path'],
    ['windows', 'contained', '\\\\host\\a', 'unc-path'],
    ['windows', 'contained', 'C:a', 'drive-letter'],
  ] as const)('%s, %s: %j is refused whole: %s', (platform, policy, name, code) => {
    const root = platform === 'posix' ? '/srv' : 'C:\\srv'
    expect(resolvePath(root, name, { platform, policy })).toMatchObject({
      allowed: false,
      code,
      start: 0,
      end: name.length,
    })
  })

  test('a name is taken literally, a path of a URI decoded once', () => {
    const contained = { ...posix, policy: 'contained' } as const
    expect(resolvePath('/srv', '%41', posix)).toMatchObject({ path: '/srv/%41' })
    expect(resolvePath('/srv', '%2e%2e', contained)).toMatchObject({ path: '/srv/%2e%2e' })
    expect(resolvePath('/srv', 'a/%2e%2e', posix)).toMatchObject({
      code: 'multiple-encoding',
      start: 2,
      end: 5,
    })
    expect(resolveUriPath('/srv', 'a%20b', posix)).toMatchObject({ path: '/srv/a b' })
    expect(resolveUriPath('/srv', '%2e%2e/x', posix)).toMatchObject({ code: 'dot-segment' })
    expect(resolveUriPath('/srv', 'a%c2%85', posix)).toMatchObject({ code: 'encoded-control' })
    expect(resolveUriPath('/srv', '%252e%252e', posix)).toMatchObject({ code: 'multiple-encoding' })
  })

  test('a file URI leads to a path below the root', () => {
    expect(resolveFileUri('/srv', 'file:///srv/a%20b', posix)).toMatchObject({ path: '/srv/a b' })
    expect(resolveFileUri('/srv', 'file:///srv', posix)).toMatchObject({
      path: '/srv',
      segments: [],
    })
    expect(resolveFileUri('/srv', 'file:///srv2/a', posix)).toMatchObject({
      code: 'outside-folder',
    })
    expect(resolveFileUri('/srv', 'file://host/srv/a', posix)).toMatchObject({
      code: 'remote-host',
    })
    expect(resolveFileUri('/srv', 'https://host/srv/a', posix)).toMatchObject({
      code: 'url-scheme-not-allowed',
    })
  })

  test.each([
    ['file:///srv/a\tb', 'stripped-control', 13],
    ['file:///srv/a\nb', 'stripped-control', 13],
    ['fi\rle:///srv/a', 'stripped-control', 2],
    ['file:///srv/a\\b', 'raw-backslash', 13],
    ['file:\\\\\\srv/a', 'raw-backslash', 5],
  ])(
    'what the parser drops or changes in %j is refused, unless asked otherwise',
    (uri, code, start) => {
      expect(resolveFileUri('/srv', uri, posix)).toMatchObject({ code, start, end: start + 1 })
      expect(resolveFileUri('/srv', uri, { ...posix, policy: 'contained' }).allowed).toBe(true)
    },
  )

  test('an empty segment of a file URI is not a root', () => {
    const windows = { platform: 'windows', policy: 'contained' } as const
    const contained = { platform: 'posix', policy: 'contained' } as const
    expect(resolveFileUri('/data/docs', 'file:///data/docs//etc/a.md', contained)).toMatchObject({
      path: '/data/docs/etc/a.md',
    })
    expect(
      resolveFileUri('/data/docs', 'file:///data/docs//data/docs/a.md', contained),
    ).toMatchObject({ path: '/data/docs/data/docs/a.md' })
    expect(resolveFileUri('/data/docs', 'file:///data//docs/a.md', contained)).toMatchObject({
      path: '/data/docs/a.md',
    })
    expect(resolveFileUri('/data/docs', 'file:///data/docs//a.md', posix)).toMatchObject({
      code: 'empty-segment',
    })
    expect(resolveFileUri('C:\\docs', 'file:///C:/docs//a.md', windows)).toMatchObject({
      path: 'C:\\docs\\a.md',
    })
    expect(resolveFileUri('C:\\docs', 'file:///C:/docs/C:/docs/a.md', windows)).toMatchObject({
      code: 'reserved-character',
    })
  })

  test('a contained name may leave the root if it comes back', () => {
    const contained = { platform: 'posix', policy: 'contained' } as const
    expect(resolvePath('/data/docs', '../docs/a.md', contained)).toMatchObject({
      path: '/data/docs/a.md',
    })
    expect(resolvePath('/data/docs', '../../../data/docs', contained)).toMatchObject({
      path: '/data/docs',
    })
    for (const name of ['..', '../docs-private/a', 'a/../../b', '../../../../etc/docs']) {
      expect(resolvePath('/data/docs', name, contained)).toMatchObject({ code: 'outside-folder' })
    }
    const windows = { platform: 'windows', policy: 'contained' } as const
    expect(resolvePath('C:\\docs', '..\\docs\\a', windows)).toMatchObject({
      path: 'C:\\docs\\a',
    })
  })

  test('the platform must be said', () => {
    expect(() => resolvePath('/srv', 'a', {} as never)).toThrow(
      expect.objectContaining({ option: 'platform', code: 'option-wrong' }),
    )
  })

  const disk = (links: Readonly<Record<string, string>>) => ({
    look: (path: string) =>
      path in links
        ? ({ kind: 'link', target: links[path]! } as const)
        : path.includes('new')
          ? null
          : ({ kind: path.endsWith('fifo') ? 'other' : 'folder' } as const),
  })

  test('links are followed as the system follows them', async () => {
    const links = {
      '/srv/in': 'real',
      '/srv/up': 'in/../..',
      '/srv/out': '/etc',
      '/srv/l': 'l',
      '/srv/w': '/srv/new',
    }
    const look = (name: string) => resolvePath('/srv', name, { ...posix, files: disk(links) })
    expect(look('in/x')).toMatchObject({ path: '/srv/real/x', segments: ['in', 'x'] })
    expect(look('up')).toMatchObject({ code: 'link-outside' })
    expect(look('out/new/file')).toMatchObject({ code: 'link-outside' })
    expect(look('l')).toMatchObject({ code: 'link-loop' })
    expect(look('w/a')).toMatchObject({ path: '/srv/new/a' })
    expect(look('new/in')).toMatchObject({ path: '/srv/new/in' })
    expect(look('fifo')).toMatchObject({ code: 'not-a-file' })
    const files = disk(links)
    expect(resolvePath('/srv', 'in', { ...posix, files, links: 'refuse' })).toMatchObject({
      code: 'link-refused',
    })
    const asked = { look: async (path: string) => files.look(path) }
    expect(await resolvePathAsync('/srv', 'in/x', { ...posix, files: asked })).toMatchObject({
      path: '/srv/real/x',
    })
  })

  test.each([
    [1, true],
    [39, true],
    [40, true],
    [41, false],
  ])('a chain of %d links is followed as Linux does: %s', (count, isFollowed) => {
    const chain = (start: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `/srv/${start}${i}`,
          i === count - 1 ? 'real' : `${start}${i + 1}`,
        ]),
      )
    const files = disk({ ...chain('a'), '/srv/real/b': 'c' })
    const result = resolvePath('/srv', 'a0/x', { ...posix, files })
    if (isFollowed) expect(result).toMatchObject({ allowed: true, path: '/srv/real/x' })
    else expect(result).toMatchObject({ code: 'link-loop' })
    // All links of a path count together.
    expect(resolvePath('/srv', 'a0/b', { ...posix, files }).allowed).toBe(count < 40)
  })

  test('the policy is strict unless another is given, also where the disk is asked later', async () => {
    const contained = { ...posix, policy: 'contained' } as const
    const options = { ...posix, files: { look: async () => null } }
    for (const name of ['a//b', '/srv/a', 'a/../b']) {
      expect(resolvePath('/srv', name, contained)).toMatchObject({ allowed: true })
      const refused = resolvePath('/srv', name, posix)
      expect(refused.allowed).toBe(false)
      expect(await resolvePathAsync('/srv', name, options)).toEqual(refused)
    }
  })

  test('the root may itself be a link', () => {
    const files = disk({ '/srv': '/data/srv', '/data/srv/abs': '/srv/a' })
    expect(resolvePath('/srv', 'x', { ...posix, files })).toMatchObject({ path: '/data/srv/x' })
    expect(resolvePath('/srv', 'abs', { ...posix, files })).toMatchObject({ path: '/data/srv/a' })
  })

  test('links of Windows are read in its own ways', () => {
    const windows = {
      platform: 'windows',
      files: disk({
        'C:\\srv\\j': '\\\\?\\C:\\srv\\real',
        'C:\\srv\\o': 'D:\\x',
        'C:\\srv\\r': '\\x',
      }),
    } as const
    expect(resolvePath('c:\\srv', 'j/a', windows)).toMatchObject({ path: 'C:\\srv\\real\\a' })
    expect(resolvePath('C:\\srv', 'o/a', windows)).toMatchObject({ code: 'link-outside' })
    expect(resolvePath('C:\\srv', 'r', windows)).toMatchObject({ code: 'link-outside' })
  })
})

test('a slip in an option never makes a guard laxer', async () => {
  const policy = 'Strict' as 'strict'
  const error = {
    option: 'policy',
    code: 'option-wrong',
    data: { got: "'Strict'", near: 'strict' },
  }
  expect(() => resolvePath('/srv', '/srv/a', { platform: 'posix', policy })).toThrow(
    errorWith(error),
  )
  expect(() => resolveUriPath('/srv', 'a', { platform: 'posix', policy })).toThrow(errorWith(error))
  expect(() => resolveFileUri('/srv', 'file:///srv/a', { platform: 'posix', policy })).toThrow(
    errorWith(error),
  )
  expect(() => resolveBelow('https://a.example/', 'b', { policy })).toThrow(errorWith(error))
  const links = 'none' as 'refuse'
  const noLinks = { option: 'links', code: 'option-wrong', data: { got: "'none'" } }
  expect(() => resolvePath('/srv', 'a', { platform: 'posix', links })).toThrow(errorWith(noLinks))
  expect(() => resolveFileUri('/srv', 'file:///srv/a', { platform: 'posix', links })).toThrow(
    errorWith(noLinks),
  )
  const files = { look: async () => null }
  const asked = resolvePathAsync('/srv', 'a', { platform: 'posix', links, files })
  await expect(asked).rejects.toThrow(errorWith(noLinks))
  const schemes = 'https' as unknown as string[]
  expect(() => checkOutgoingUrl('http://a.example/', { schemes })).toThrow(
    expect.objectContaining({ option: 'schemes', code: 'option-wrong' }),
  )
})

test.each([['https:'], ['HTTPS'], [''], ['https', 1]])(
  'a scheme that no URL can have is refused: %j',
  (...schemes) => {
    const rules = { schemes } as object
    expect(() => checkOutgoingUrl('https://e.com/', rules)).toThrow(
      expect.objectContaining({ option: 'schemes', code: 'option-wrong' }),
    )
    expect(() => resolveBelow('https://e.com/', 'x', rules)).toThrow(
      expect.objectContaining({ option: 'schemes', code: 'option-wrong' }),
    )
  },
)

test.each([['a b.example'], ['https://e.com'], [''], ['*.'], ['a.example:80']])(
  'a host that no URL can have is refused: %j',
  (...hosts) => {
    const call = () => checkOutgoingUrl('https://e.com/', { hosts })
    expect(call).toThrow(expect.objectContaining({ option: 'hosts', code: 'option-wrong' }))
  },
)
