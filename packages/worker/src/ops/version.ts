import { UNICODE_VERSION } from '@waymark/idna'
import { REGISTRY_DATE } from '@waymark/language-tag'
import { builtInList } from '@waymark/public-suffix'
import type { Implementation } from '../op.ts'
import { VERSION } from '../version.ts'

export const version: Implementation = {
  options: ['publicSuffixList'],
  bind({ publicSuffixList }) {
    const { version: list } = publicSuffixList ?? builtInList
    const text = `waymark ${VERSION}, Unicode ${UNICODE_VERSION}, Public Suffix List ${list ?? 'of its own'}, language subtags ${REGISTRY_DATE}`
    return () => text
  },
}
