import type { Implementation } from '../op.ts'
import { readPageUrl } from '../read-page-url.ts'

export const isPageUrl: Implementation = {
  options: [],
  bind: () => (text) => typeof readPageUrl(text) === 'string',
}
