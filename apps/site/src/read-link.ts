import { writePairs } from '../../demo/src/hash.ts'
import { DEFAULT_SEO, writeState } from '../../demo/src/state.ts'
import { demoIn } from './address.ts'
import type { Language } from './languages.ts'

/** The link to the demo that shows how a URL is parsed. */
export function readLink(language: Language, input: string, base = ''): string {
  return `${demoIn(language)}#${writePairs(writeState({ input, base, seo: DEFAULT_SEO }))}`
}
