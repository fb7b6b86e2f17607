/** How the SEO normaliser is set: document 0's options, seen from the page. */
export interface SeoOptions {
  readonly trailingSlash: 'never' | 'always' | 'preserve'
  readonly keepQuery: boolean
  readonly keepFragment: boolean
  readonly httpsOnly: boolean
}

/** Everything a visitor can change, and so everything a shared link holds. */
export interface State {
  readonly input: string
  readonly base: string
  readonly seo: SeoOptions
}

export const DEFAULT_SEO: SeoOptions = {
  trailingSlash: 'never',
  keepQuery: false,
  keepFragment: false,
  httpsOnly: false,
}

/** Browsers truncate or refuse addresses of megabytes; longer states stay on the page only. */
export const LONGEST_HASH = 16_000

/** Writes the state as a URL fragment, without `#`; defaults are left out. */
export function writeHash(state: State): string {
  const { trailingSlash, keepQuery, keepFragment, httpsOnly } = state.seo
  const pairs: [string, string][] = [['url', state.input]]
  if (state.base !== '') pairs.push(['base', state.base])
  if (trailingSlash !== 'never') pairs.push(['slash', trailingSlash])
  const keep = [...(keepQuery ? ['query'] : []), ...(keepFragment ? ['fragment'] : [])]
  if (keep.length > 0) pairs.push(['keep', keep.join('.')])
  if (httpsOnly) pairs.push(['only', 'https'])
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

/** Reads what `writeHash` wrote; `null` when it holds no URL. Unknown names and values are ignored. */
export function readHash(hash: string): State | null {
  const values = new Map<string, string>()
  for (const pair of hash.replace(/^#/, '').split('&')) {
    const equals = pair.indexOf('=')
    if (equals > 0) values.set(pair.slice(0, equals), decode(pair.slice(equals + 1)))
  }
  const input = values.get('url')
  if (input === undefined) return null
  const slash = values.get('slash')
  const keep = (values.get('keep') ?? '').split('.')
  return {
    input,
    base: values.get('base') ?? '',
    seo: {
      trailingSlash: slash === 'always' || slash === 'preserve' ? slash : 'never',
      keepQuery: keep.includes('query'),
      keepFragment: keep.includes('fragment'),
      httpsOnly: values.get('only') === 'https',
    },
  }
}

// Lone surrogates have no UTF-8 form: `%uD800` keeps them (a `%` of the text itself becomes `%25`).
function encode(text: string): string {
  let out = ''
  for (const c of text) {
    const unit = c.charCodeAt(0)
    const isLone = c.length === 1 && unit >= 0xd800 && unit <= 0xdfff
    out += isLone ? `%u${unit.toString(16)}` : encodeURIComponent(c)
  }
  // These may stand in a fragment as they are, and keep a shared link readable.
  return out.replace(/%(?:2C|2F|3A|3B|3D|3F|40)/g, decodeURIComponent)
}

function decode(text: string): string {
  return text
    .split(/(%u[dD][89a-fA-F][0-9a-fA-F]{2})/)
    .map((piece, i) => (i % 2 === 1 ? decodeUnit(piece) : decodeBytes(piece)))
    .join('')
}

function decodeUnit(escaped: string): string {
  return String.fromCharCode(Number.parseInt(escaped.slice(2), 16))
}

function decodeBytes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a link that somebody cut off: show what is left of it
  }
}
