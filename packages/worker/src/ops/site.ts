import { domainFinder } from '../host-bytes.ts'
import { keysOf } from '../method-functions.ts'
import type { Implementation } from '../op.ts'

export const site: Implementation = {
  options: ['base', 'publicSuffixList'],
  bind: (settings) => keysOf('same-site', { ...settings, methodOptions: {} }),
  bytesOf(settings) {
    const find = domainFinder(settings)
    return (
      find &&
      ((bytes, marks, output) => {
        const { start, hostStart, hostEnd } = marks
        const domain = find(bytes, marks)
        output.copy(bytes, start, hostStart)
        output.copy(bytes, domain === -1 ? hostStart : domain, hostEnd)
        return true
      })
    )
  },
}
