import { builtInList } from '@waymark/public-suffix'
import { findPart } from '@waymark/url-parser/internal/url-parts'
import { domainFinder } from '../host-bytes.ts'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const subdomain: Implementation = {
  options: ['base', 'publicSuffixList'],
  bind(settings) {
    const { getRegistrableDomain } = settings.publicSuffixList ?? builtInList
    const parse = parseByBase(settings)
    const host = findPart('host')!
    return (text) => {
      const url = parse(text)
      const domain = url?.host == null ? null : getRegistrableDomain(url.host)
      // The dot before the registrable domain is not part of it.
      return domain && (host.read(url!)!.slice(0, -domain.length - 1) || null)
    }
  },
  bytesOf(settings) {
    const find = domainFinder(settings)
    return (
      find &&
      ((bytes, marks, output) => {
        const end = find(bytes, marks) - 1
        if (end < marks.hostStart) return false
        output.copy(bytes, marks.hostStart, end)
        return true
      })
    )
  },
}
