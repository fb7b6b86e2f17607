import { writePairs } from '../../demo/src/hash.ts'
import { DEFAULT_SEO, writeState } from '../../demo/src/state.ts'
import { DEMO } from './address.ts'

/** The link to the demo that shows how a URL is parsed. */
export function readLink(input: string, base = ''): string {
  return `${DEMO}#${writePairs(writeState({ input, base, seo: DEFAULT_SEO }))}`
}
