import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutate, structured } from '../differential/generate.ts'
import type { Random } from '../differential/random.ts'
import { readSeeds } from '../differential/seeds.ts'

const CORPORA = ['kasztp', 'userbait', 'test-lists-urls', 'file-urls', 'module-urls', 'messy-urls']

/** Real URLs to normalise. */
export interface Sources {
  /** All lines of the corpora. */
  readonly lines: readonly string[]
  /** URLs of the suites, which are hostile already. */
  readonly seeds: readonly string[]
}

/** The URLs of a data folder; empty lists without data. */
export function readSources(root: string): Sources {
  const lines = CORPORA.flatMap((name) => {
    const file = join(root, `corpora/${name}.txt`)
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  })
  return { lines, seeds: readSeeds(root) }
}

/** What some rule of normalisation looks for. */
const TOKENS: readonly string[] = [
  ...['www.', 'www.www.', 'www2.', 'localhost', 'localhost.', '.', '..', 'com.', 'co.uk', '0x7f.1'],
  ...[':80', ':443', ':', ':0', '@', 'u:p@', ':@', '%40', '%3A', '%3a80', '%2e', '%2E%2e', '%2f'],
  ...['/', '//', '///', '/./', '/../', '/%2e/', '/s3://b', '/http:/', '/C:/', '/C|/', '\\', '/a.b'],
  ...['index.html', '/index.php/index.html', '/default.asp', '/feed.xml', '/.well-known', '/v1.2'],
  ...[';jsessionid=0123456789abcdef0123456789abcdef', '/(S(4hqa0555fwsecu455xqckv45))/', 'a.aspx'],
  ...['?', '&', '&&', '=', '?&', 'a=1&', 'b=2&a=1', 'a=&b', 'utm_source=x', 'gclid=1', 'si=z', '+'],
  ...['sid=9682993c8daa2c5497996114facdc805', 'CFID=1&CFTOKEN=2', 'cftoken=2', '%26', '%3D', '%61'],
  ...['#', '#:~:text=x', '##', '%23', '%', '%%341', '%25', '%2541', '%c3%a9', '%FF', '%C3', '%zz'],
  ...[
    'e%CC%81',
    'é',
    'e\u0301',
    '\u212b',
    '\u3002',
    '\u00ad',
    '\ud800',
    '\ufffd',
    '\0',
    ' ',
    '\t',
    '\n',
  ],
  ...[
    '[::1]',
    '[',
    ']',
    'xn--',
    'xn--bcher-kva',
    'HTTP:',
    'http://',
    'file:',
    'file://',
    'urn:',
    'x:',
  ],
]

/** The next string: a real URL, a URL of parts of every kind, or either with something put in that rules look for. */
export function nextInput(random: Random, { lines, seeds }: Sources): string {
  const known = random.oneIn(4) || lines.length === 0 ? seeds : lines
  const url = known.length === 0 || random.oneIn(3) ? structured(random) : random.pick(known)
  switch (random.below(4)) {
    case 0:
      return url
    case 1:
      return mutate(random, url)
    default:
      return withTokens(random, url)
  }
}

function withTokens(random: Random, url: string): string {
  let text = url
  for (let n = 1 + random.below(5); n > 0; n--) {
    const at = random.oneIn(4) ? text.length : random.below(text.length + 1)
    text = text.slice(0, at) + random.pick(TOKENS) + text.slice(at)
  }
  return text
}
