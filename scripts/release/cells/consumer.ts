import type { Entries } from '../entries.ts'

/** What a consumer of a few packages writes, and what it prints. */
export const SMALL = {
  packages: ['@waymark/url', '@waymark/i18n-validation', '@waymark/sitemap'],
  source: `import { URL } from '@waymark/url'
import { normalizeURL } from '@waymark/i18n-validation'
import { createSitemapFiles } from '@waymark/sitemap/write'

const [file] = await createSitemapFiles([{ loc: 'https://a.example/ä' }])
console.log(
  new URL('HTTPS://Bücher.example/ü').href,
  normalizeURL('https://Example.com/a/#top'),
  file.xml.includes('<loc>https://a.example/%C3%A4</loc>'),
)
`,
  expected: 'https://xn--bcher-kva.example/%C3%BC https://example.com/a true',
} as const

/** A module that imports every one of these entries, with what it prints once all are there. */
export function importing(entries: readonly string[]): { source: string; expected: string } {
  const imports = entries.map((entry, i) => `import * as e${i} from '${entry}'`)
  return {
    source: `${imports.join('\n')}
${countNames(entries)}`,
    expected: `${entries.length} entries, https://xn--bcher-kva.example/%C3%BC`,
  }
}

/** The same with `require`. */
export function requiring(entries: readonly string[]): { source: string; expected: string } {
  const imports = entries.map((entry, i) => `const e${i} = require('${entry}')`)
  return { ...importing(entries), source: `${imports.join('\n')}\n${countNames(entries)}` }
}

/** An entry with an effect exports nothing; all others export something, and `URL` works. */
function countNames(entries: readonly string[]): string {
  const names = entries.map((_, i) => `e${i}`).join(', ')
  const url = `e${entries.indexOf('@waymark/url')}`
  return `const there = [${names}].filter((entry) => typeof entry === 'object')
console.log(there.length + ' entries, ' + new ${url}.URL('HTTPS://Bücher.example/ü').href)
`
}

/** The packages of these entries. */
export function packagesOf(entries: readonly string[]): string[] {
  return [...new Set(entries.map((entry) => entry.split('/').slice(0, 2).join('/')))]
}

/** Every entry that Node can import. */
export function allEntries({ portable, node }: Entries): string[] {
  return [...portable, ...node]
}
