import { serializeHost } from '@waymark/host'
import { utf8Decode } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { percentDecodeString } from '@waymark/percent-encoding'
import type { TextRange } from '@waymark/url-parser'
import { skeletonOf } from '../skeleton.ts'
import { type Candidate, ownCandidate } from './finding.ts'
import { DOTS, type UrlContext, withoutWideForms, writtenIn } from './url-context.ts'

/** Finds a user name or a password that people can take for the host. */
export function credentialsFindings({ input, host, parts }: UrlContext): Candidate[] {
  const places: TextRange[] = []
  let resembles: string | null = null
  for (const range of [parts.username, parts.password]) {
    const name = range === null ? null : hostLike(writtenIn(input, range))
    if (range === null || name === null) continue
    places.push(range)
    resembles ??= name
  }
  if (resembles === null) return []
  return [
    ownCandidate('host-like-credentials', places, {
      message: sentence('The part before the @ looks like the host {resembles:name100}.', {
        resembles,
      }),
      headline:
        host === null
          ? sentence('Deceptive user name: it leads to another host, not to {resembles:name100}.', {
              resembles,
            })
          : sentence(
              'Deceptive user name: it leads to {host:name100}, not to {resembles:name100}.',
              { host: serializeHost(host), resembles },
            ),
    }),
  ]
}

/** Everything that is not ASCII counts as a letter, so that lookalikes of dots and slashes do not hide a name. */
const NOT_IN_HOSTS = /[^-.0-9A-Za-z\u0080-\uffff]+/

/** What a skeleton has for characters that look like the dot of a host: `․`, `·`, `۰`. */
const DOT_SKELETONS: readonly string[] = ['.', '․', '·']

/** Wide forms and dots of all kinds as ASCII has them: `paypal․com` looks like `paypal.com`. */
function withPlainDots(text: string): string {
  return withoutWideForms(text).replace(/[\u0080-\u{10ffff}]/gu, (c) =>
    DOT_SKELETONS.includes(skeletonOf(c)) ? '.' : c,
  )
}

/** The first piece that looks like a domain with a dot, or like an IPv4 address. */
function hostLike(credentials: string): string | null {
  for (const piece of withPlainDots(utf8Decode(percentDecodeString(credentials))).split(
    NOT_IN_HOSTS,
  )) {
    const labels = piece.split(DOTS).filter((label) => label !== '')
    const last = labels[labels.length - 1]
    if (last === undefined || labels.length < 2) continue
    const isAddress = labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))
    if (isAddress || /^[A-Za-z\u0080-\uffff]./.test(last)) return labels.join('.')
  }
  return null
}
