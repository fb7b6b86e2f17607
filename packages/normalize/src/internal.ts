/** For Waymark's own packages only. */
import type { PresetName } from './names.ts'

export { createLineWriter } from './bulk/line-copier.ts'
export type { LineMarks, WriteLine } from './bulk/recognized-lines.ts'
export { type PageForm, pageRules } from './page-rules.ts'

/**
 * The preset of a command, a worker and a function of SQL that is given none.
 *
 * @example
 * ```ts
 * import { DEFAULT_PRESET } from '@waymark/normalize/internal'
 *
 * DEFAULT_PRESET // => 'safe'
 * ```
 */
export const DEFAULT_PRESET: PresetName & 'safe' = 'safe'
