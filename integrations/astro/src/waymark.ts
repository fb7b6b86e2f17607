import type { AstroIntegration } from 'astro'
import { createIntegration } from './integration.ts'
import type { AuditOptions } from './options.ts'
import { waymarkProgram } from './program.ts'

/**
 * Returns an integration for Astro that audits the site after each build, as `waymark audit` does, and fails the build if there is
 * an error. It runs after all other integrations, wherever it is in the list.
 *
 * @throws {OptionError} If an option is wrong.
 *
 * @example
 * ```ts
 * import { waymark } from '@waymark/astro'
 *
 * waymark({ maxWarnings: 0 }).name // => '@waymark/astro'
 * ```
 */
export function waymark(options: AuditOptions = {}): AstroIntegration {
  return createIntegration(options, waymarkProgram)
}
