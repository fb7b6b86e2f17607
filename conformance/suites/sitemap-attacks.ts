import type { SitemapItem } from '@waymark/sitemap'
import { readSitemapStream } from '@waymark/sitemap/node'
import type { Case, Suite } from '../suite.ts'

type Body =
  | { readonly text: string }
  | { readonly base64: string }
  | {
      readonly generate: {
        readonly prefix: string
        readonly unit: string
        readonly count: number
        readonly suffix: string
        readonly closeUnit?: string
        readonly end?: string
      }
    }

interface Attack {
  readonly name: string
  readonly body: Body
  readonly expected: {
    readonly ok: boolean
    readonly urls: readonly string[]
    readonly code?: string
    readonly orCode?: string
    readonly kind?: string
    readonly rejectedUrls?: readonly (string | null)[]
  }
}

function bytesOf(body: Body): Uint8Array {
  if ('text' in body) return Buffer.from(body.text, 'utf8')
  if ('base64' in body) return Buffer.from(body.base64, 'base64')
  const { prefix, unit, count, suffix, closeUnit = '', end = '' } = body.generate
  const units = Array.from({ length: count }, (_, n) => unit.replaceAll('{n}', String(n)))
  return Buffer.from(prefix + units.join('') + closeUnit.repeat(count) + suffix + end, 'utf8')
}

/** Pieces that cut every file in different places, the first bytes one by one. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  let at = 0
  for (let size = 1; at < bytes.length; size = Math.min(size * 2, 65_537)) {
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function check({ body, expected }: Attack): Promise<string | null> {
  const items: SitemapItem[] = []
  for await (const item of readSitemapStream(pieces(bytesOf(body)))) items.push(item)
  const problems = items.flatMap((item) => (item.type === 'problem' ? [item] : []))
  const urls = items.flatMap((item) =>
    item.type === 'url' || item.type === 'sitemap' ? [item.entry.loc] : [],
  )
  const end = items.at(-1)
  if (end?.type !== 'end') return 'the last item is not the end'
  const broken = problems.find(({ refuses }) => refuses === 'file')

  if (expected.orCode !== undefined && broken?.code === expected.orCode) {
    return isPrefix(urls, expected.urls) ? null : `reported ${show(urls)}`
  }
  if (!expected.ok) {
    // One address that is too long is refused alone; its file goes on.
    const found =
      broken ?? problems.find(({ code }) => code === 'loc-too-long' && code === expected.code)
    if (found === undefined) return `read to the end; expected ${expected.code}`
    if (!isExpected(found.code, expected.code)) return `${found.code}; expected ${expected.code}`
    return isPrefix(urls, expected.urls) ? null : `reported ${show(urls)} before the break`
  }
  if (broken !== undefined) return `${broken.code}: ${broken.message}; expected a good file`
  if (show(urls) !== show(expected.urls)) return `reported ${show(urls)}`
  // The value of an element that is not an entry is its name, not a URL that was refused.
  const rejected = problems.flatMap(({ code, refuses, value }) =>
    code !== 'unknown-entry' && (refuses === 'entry' || refuses === 'alternate') ? [value] : [],
  )
  if (show(rejected) !== show(expected.rejectedUrls ?? [])) return `rejected ${show(rejected)}`
  const kind = expected.kind === 'index' ? 'sitemapindex' : 'urlset'
  return end.kind === kind ? null : `the kind is ${end.kind}`
}

/** Of a page, the vectors name what stops an XML parser. */
function isExpected(code: string, expected: string | undefined): boolean {
  const isPage = code === 'html-document' && (expected === 'doctype' || expected === 'wrong-root')
  return code === expected || isPage
}

function isPrefix(urls: readonly string[], most: readonly string[]): boolean {
  return urls.length <= most.length && urls.every((url, i) => url === most[i])
}

function show(value: unknown): string {
  return JSON.stringify(value)
}

export const sitemapAttacks: Suite = {
  file: 'adversarial/sitemap-attacks.json',
  *cases(text): Iterable<Case> {
    for (const attack of JSON.parse(text) as Attack[]) {
      yield { id: attack.name, check: () => check(attack) }
    }
  },
  knownFailures: {},
}
