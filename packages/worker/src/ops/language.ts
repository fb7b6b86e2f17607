import { canonicalize } from '@waymark/language-tag'
import type { Implementation } from '../op.ts'

export const language: Implementation = { options: [], bind: () => (tag) => canonicalize(tag) }
