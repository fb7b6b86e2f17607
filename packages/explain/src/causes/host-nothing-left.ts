import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'

export const hostNothingLeft: Cause = {
  ...hostError(
    'host-nothing-left',
    ['domain-to-ASCII'],
    [
      'The host has only invisible characters, which are ignored, so that nothing is left.',
      'IDNA removes soft hyphens, variation selectors and other invisible characters from a domain.',
      'Write a host.',
    ],
    ['https://\u00ad/', '\u00ad', 'https://example.com/'],
    ['https://\u200b/', '\u200b', 'https://example.com/'],
    ['https://%C2%AD/', '%C2%AD', 'https://example.com/'],
  ),
  fault: { reasons: ['nothing-left'] },
}
