import { sentence } from '@waymark/infra/internal'
import { serializePath } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import type { UrlContext } from './url-context.ts'

const SCRIPTS: readonly string[] = ['javascript', 'vbscript']

/**
 * Types of pages in which scripts run. The standard counts PDF as well, whose scripts belong to the program that shows it.
 *
 * https://mimesniff.spec.whatwg.org/#scriptable-mime-type
 */
const SCRIPTABLE = /^\s*(?:text\/html|text\/xml|application\/xml|[^;,\s]{1,100}\+xml)\s*(?:[;,]|$)/i

/** Finds a URL that runs code instead of leading to a page. */
export function scriptFindings({ url, scheme, parts }: UrlContext): Candidate[] {
  const places = parts.scheme === null ? [] : [parts.scheme]
  if (SCRIPTS.includes(scheme)) {
    const message = sentence(
      'The scheme {scheme} runs a script with the rights of the page that it is opened from.',
      { scheme },
    )
    return [ownCandidate('script-scheme', places, { message })]
  }
  if (scheme !== 'data') return []
  const [type = ''] = SCRIPTABLE.exec(serializePath(url)) ?? []
  if (type === '') return []
  const message = sentence(
    'The URL contains a page of type {type:name60}, which has no host and can run scripts.',
    { type: type.replace(/[;,\s]/g, '') },
  )
  return [ownCandidate('script-scheme', places, { message })]
}
