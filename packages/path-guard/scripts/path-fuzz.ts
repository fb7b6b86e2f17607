import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, win32 } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type FileFacts,
  type PathFact,
  resolveBelow,
  resolveFileUri,
  resolvePath,
  resolveUriPath,
} from '@waymark/path-guard'
import { nodeFiles, openBelow } from '@waymark/path-guard/node'
import { defineTemplate } from '@waymark/uri-template'

/** What names are made of: everything that has led out of some folder somewhere. */
const TOKENS: readonly string[] = [
  '..',
  '..',
  '..',
  '.',
  '...',
  '/',
  '/',
  '/',
  '/',
  '//',
  '\\',
  '\\\\',
  'a',
  'sub',
  'file.txt',
  'secret',
  'docs',
  'docs-private',
  'inside',
  'up',
  'out',
  'abs',
  'loop',
  'chain',
  'dangling',
  'new',
  '%2e',
  '%2E',
  '%2e%2e',
  '.%2e',
  '%252e',
  '%25252e',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%255c',
  '%c0%ae',
  '%c0%af',
  '%e0%80%af',
  '%00',
  '%0a',
  '%7f',
  '%ff',
  '%',
  '%4',
  '\0',
  '\t',
  '\n',
  '\r',
  ' ',
  '. .',
  ';',
  '..;',
  '?',
  '#',
  ':',
  'C:',
  'c:',
  '\\\\?\\',
  'NUL',
  'con.txt',
  '::$DATA',
  '~',
  '*',
  '|',
  '\u2025',
  '\uff0e\uff0e',
  '\uff0f',
  '\u2215',
  'é',
  '\u{1f600}',
  '\ud800',
  'file:',
  'file://',
  'file:///',
  'http:',
  'https://',
  '@',
  'localhost',
  'evil.example',
  '127.0.0.1',
  'x=1',
  '-',
]

/** Numbers that are the same for the same seed. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
  }

  /** A whole number from 0 up to and without `limit`. */
  below(limit: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % limit
  }
}

const PLAIN: readonly string[] = TOKENS.filter((token) =>
  /^(?:\.\.|[a-z-]+(?:\.txt)?)$/.test(token),
)

/** A name, a reference or a URI that means no good; every third one is made of names that exist. */
export function hostileName(random: Random): string {
  const isPlain = random.below(3) === 0
  const length = 1 + random.below(isPlain ? 4 : 9)
  const tokens = isPlain ? PLAIN : TOKENS
  let name = ''
  for (let index = 0; index < length; index++) {
    if (isPlain && index > 0) name += '/'
    name += tokens[random.below(tokens.length)]!
  }
  return name
}

/** A folder of the system's with everything that names could reach for, and links of every kind. */
export interface Playground {
  readonly root: string
  readonly plain: string
  /** {@link plain} as a base for references. */
  readonly plainHref: string
  remove(): void
}

export function createPlayground(): Playground {
  const top = realpathSync.native(mkdtempSync(join(tmpdir(), 'waymark-paths-')))
  for (const folder of [
    'docs/sub/a',
    'docs-private',
    'plain/docs/sub/a',
    'plain/docs-private',
    'outside/sub',
  ]) {
    mkdirSync(join(top, folder), { recursive: true })
  }
  for (const file of [
    'docs/file.txt',
    'docs/sub/file.txt',
    'docs/sub/a/secret',
    'docs/a',
    'secret',
  ]) {
    writeFileSync(join(top, file), file)
  }
  for (const file of [
    'docs-private/secret',
    'outside/secret',
    'plain/secret',
    'plain/docs/file.txt',
  ]) {
    writeFileSync(join(top, file), file)
  }
  const links: readonly (readonly [string, string])[] = [
    ['inside', 'sub'],
    ['sub/up', '..'],
    ['up', '..'],
    ['out', '../outside'],
    ['abs', join(top, 'outside')],
    ['sub/abs', join(top, 'docs/sub/a')],
    ['loop', 'loop'],
    ['chain', 'sub/up/inside/a'],
    ['dangling', '../outside/not-yet'],
    ['sub/dangling', 'not-yet'],
    ['sub/out', '../../docs-private'],
  ]
  for (const [name, target] of links) symlinkSync(target, join(top, 'docs', name))
  return {
    root: join(top, 'docs'),
    plain: join(top, 'plain/docs'),
    plainHref: `${pathToFileURL(join(top, 'plain/docs')).href}/`,
    remove: () => rmSync(top, { recursive: true, force: true }),
  }
}

/** What the operating system says about a path. */
interface Place {
  /** Where it leads; `null` when it leads nowhere. */
  readonly path: string | null
  readonly exists: boolean
}

const NOWHERE: Place = { path: null, exists: false }

function realPlace(path: string): string | null {
  return placeOf(path).path
}

/** The tree does not change, so what was seen once need not be looked at again. */
const places = new Map<string, Place>()

function placeOf(path: string): Place {
  const known = places.get(path)
  if (known !== undefined) return known
  if (places.size > 200_000) places.clear()
  const place = askSystem(path)
  places.set(path, place)
  return place
}

function askSystem(path: string): Place {
  if (path.includes('\0')) return NOWHERE
  const parent = dirname(path)
  const above = parent === path ? { path, exists: true } : placeOf(parent)
  if (above.exists) {
    let stats: Stats | undefined
    try {
      stats = lstatSync(path, { throwIfNoEntry: false })
      if (stats !== undefined) return { path: realpathSync.native(path), exists: true }
    } catch {
      // A link to nothing: what is made through it is not made below. Other names are too long, or below a
      // file, and lead nowhere.
      if (stats?.isSymbolicLink() === true) return NOWHERE
    }
  }
  // What does not exist would be made here.
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (above.path === null || last === '' || last === '.') return { ...above, exists: false }
  return { path: `${above.path}/${last}`, exists: false }
}

function isBelow(place: string | null, root: string): boolean {
  return place === null || place === root || place.startsWith(`${root}/`)
}

export interface FuzzCounts {
  cases: number
  allowed: number
  opened: number
}

/** The tree does not change, so what was seen once need not be looked at again. */
const seen = new Map<string, PathFact | null>()
const files: FileFacts = {
  look(path) {
    const known = seen.get(path)
    if (known !== undefined) return known
    if (seen.size > 200_000) seen.clear()
    const fact = nodeFiles.look(path)
    seen.set(path, fact)
    return fact
  },
}

/**
 * Asks every guard about one name, and the operating system about what they allow.
 *
 * @returns What went wrong, or `null`.
 */
export function judge(name: string, playground: Playground, counts: FuzzCounts): string | null {
  const { root, plain } = playground
  counts.cases++
  for (const policy of ['strict', 'contained'] as const) {
    const posix = { platform: 'posix', policy } as const
    const verdicts = [
      [root, resolvePath(root, name, { ...posix, files })],
      [plain, resolvePath(plain, name, posix)],
      [plain, resolveUriPath(plain, name, posix)],
      [root, resolveFileUri(root, name, { ...posix, files })],
    ] as const
    for (const [index, [folder, verdict]] of verdicts.entries()) {
      if (!verdict.allowed) continue
      counts.allowed++
      const place = realPlace(verdict.path)
      if (!isBelow(place, folder)) return `${policy} ${index}: ${verdict.path} is ${place}`
    }
    const problem =
      judgeReference(name, playground, policy, counts) ??
      judgeWindows(name, policy) ??
      judgeMatch(name, playground, policy, counts)
    if (problem !== null) return `${policy}: ${problem}`
  }
  return null
}

function judgeReference(
  name: string,
  { plain: root, plainHref }: Playground,
  policy: 'strict' | 'contained',
  counts: FuzzCounts,
): string | null {
  const verdict = resolveBelow(plainHref, name, { policy })
  if (!verdict.allowed) return null
  counts.allowed++
  const [path = ''] = /^[^?#]*/.exec(verdict.href.slice('file://'.length)) ?? []
  // A server that does not decode at all.
  if (!isBelow(realPlace(path), root)) return `${verdict.href} read as written`
  let decoded: string | null = null
  try {
    decoded = fileURLToPath(verdict.href)
  } catch {
    // Node itself refuses it.
  }
  if (decoded !== null && !isBelow(realPlace(decoded), root)) return `${verdict.href} is ${decoded}`
  if (policy === 'contained') return null
  // Servers that decode more than once, take backslashes for slashes, or strip path parameters.
  let text = path
  for (let round = 0; round < 5; round++) {
    for (const reading of readings(text)) {
      if (!isBelow(realPlace(reading), root) || !isBelow(realPlace(resolve(reading)), root))
        return `${verdict.href} read as ${reading}`
    }
    const before = text
    try {
      text = decodeURIComponent(text)
    } catch {
      break
    }
    if (text === before) break
  }
  return null
}

/** A path as written, with backslashes for slashes, and without parameters. */
function readings(path: string): Set<string> {
  return new Set([path, path.replaceAll('\\', '/'), path.replace(/;[^/]*/g, '')])
}

const MATCHERS = {
  strict: defineTemplate('custom://x/{name}'),
  contained: defineTemplate('custom://x/{name}', { policy: 'contained' }),
}

/** A name that a template gives is one name: joined to a folder, it leads to what is in the folder. */
function judgeMatch(
  name: string,
  { plain: root }: Playground,
  policy: 'strict' | 'contained',
  counts: FuzzCounts,
): string | null {
  const matched = MATCHERS[policy].match(`custom://x/${name}`)
  if (matched === null) return null
  counts.allowed++
  const paths = [`${root}/${matched.name}`, join(root, matched.name)]
  for (const path of paths) {
    const place = realPlace(path)
    if (!isBelow(place, root)) return `matched ${JSON.stringify(matched.name)}: ${path} is ${place}`
  }
  return null
}

/** Where no Windows is at hand, Node's own rules for its paths are the judge. */
function judgeWindows(name: string, policy: 'strict' | 'contained'): string | null {
  const root = 'C:\\data\\docs'
  const verdict = resolvePath(root, name, { platform: 'windows', policy })
  if (!verdict.allowed) return null
  const place = win32.resolve(root, name)
  if (place !== root && !place.startsWith(`${root}\\`))
    return `windows: ${verdict.path} is ${place}`
  return verdict.path === place ? null : `windows: ${verdict.path}, but Node says ${place}`
}

/** Opens what a name leads to, and asks the system which file that is. */
export async function judgeOpening(
  name: string,
  { root }: Playground,
  counts: FuzzCounts,
): Promise<string | null> {
  const handle = await openBelow(root, name, { policy: 'contained' }).catch(() => null)
  if (handle === null) return null
  counts.opened++
  try {
    const proc = `/proc/self/fd/${handle.fd}`
    if (!existsSync(proc)) return null
    const place = realpathSync.native(proc)
    return isBelow(place, root) ? null : `opened ${place}`
  } finally {
    await handle.close()
  }
}
