import type { Cause } from '../cause.ts'
import { domainWarning } from '../sections.ts'
import { DNS } from '../sentences.ts'

const long = 'a'.repeat(64)
const label = 'a'.repeat(63)

export const labelTooLong: Cause = {
  ...domainWarning(
    'label-too-long',
    ['domain-to-ASCII'],
    [
      'A part of a domain between two dots (a label) cannot be longer than 63 characters.',
      DNS,
      'Shorten it.',
    ],
    [`https://${long}.com/`, long, 'https://a.com/'],
    [`https://b.${long}/`, long, 'https://b.a/'],
    [`https://x${long}.c/`, `x${long}`, 'https://x.c/'],
  ),
  fault: { reasons: ['label-too-long', 'label-not-encodable'] },
}

export const hostNameTooLong: Cause = {
  ...domainWarning(
    'host-name-too-long',
    ['domain-to-ASCII'],
    ['A domain cannot be longer than 253 characters.', DNS, 'Shorten the domain.'],
    ...[3, 4, 5].map((n) => {
      const name = `${`${label}.`.repeat(n)}${label}`
      return [`https://${name}/`, name, `https://${label}.${label}.${label}/`] as const
    }),
  ),
  fault: { reasons: ['domain-too-long'] },
}
