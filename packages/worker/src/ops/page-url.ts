import type { Implementation } from '../op.ts'
import { readPageUrl } from '../read-page-url.ts'

export const pageUrl: Implementation = {
  options: [],
  bind: () => (text) => {
    const read = readPageUrl(text)
    return typeof read === 'string' ? read : null
  },
}
