import type { Implementation } from '../op.ts'
import { readPageUrl } from '../read-page-url.ts'

export const pageUrlProblem: Implementation = {
  options: [],
  bind: () => (text) => {
    const read = readPageUrl(text)
    return typeof read === 'string' ? null : read.code
  },
}
