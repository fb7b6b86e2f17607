import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseUrl } from '@waymark/url-parser'
import type { AstroIntegration } from 'astro'
import { auditArguments } from './arguments.ts'
import { type AuditOptions, readOptions } from './options.ts'
import { run } from './program.ts'

/** The exit status of an audit that found an error, or too many warnings. */
const FOUND = 1

/**
 * The integration, for a program.
 *
 * @param program - The arguments of Node that run the program, asked for when there is something to audit.
 */
export function createIntegration(
  given: AuditOptions,
  program: () => readonly string[],
): AstroIntegration {
  const options = readOptions(given)
  let isLast = false
  let isOnDemand = false
  let root = ''
  let base: string | null = null
  const audit = async (dir: URL): Promise<void> => {
    const folder = relative(root, fileURLToPath(dir)) || '.'
    const args = auditArguments(options, { folder, base, isOnDemand })
    const status = await run([...program(), ...args], root)
    if (status === 0 || (status === FOUND && options.fail === false)) return
    throw failure(
      status === FOUND
        ? 'The audit found problems, which are listed above. With `fail: false` it only reports them.'
        : 'The audit did not end. The lines above say why.',
    )
  }
  const hooks: AstroIntegration['hooks'] = {
    // What is added here comes after all others that are known yet, such as the one that writes the sitemap.
    'astro:config:setup': ({ config, updateConfig }) => {
      isLast = config.integrations.at(-1)?.hooks['astro:build:done'] === hooks['astro:build:done']
      if (!isLast) updateConfig({ integrations: [createIntegration(options, program)] })
    },
    'astro:config:done': ({ config }) => {
      root = fileURLToPath(config.root)
      base =
        config.site === undefined
          ? null
          : (parseUrl(config.base, { base: config.site })?.href ?? null)
    },
    'astro:routes:resolved': ({ routes }) => {
      isOnDemand = routes.some(
        ({ isPrerendered, origin }) => !isPrerendered && origin !== 'internal',
      )
    },
    'astro:build:done': async ({ dir, logger }) => {
      if (!isLast) return
      if (base === null && options.base === undefined) {
        logger.info('The configuration has no `site`, so the pages must say which URL they have.')
      }
      if (isOnDemand) {
        logger.info(
          'A server makes some of the pages, so missing and orphaned pages are not reported.',
        )
      }
      await audit(dir)
    },
  }
  return { name: '@waymark/astro', hooks }
}

/** An error of the site. Where the integration throws it helps nobody, so Astro shows the message alone. */
function failure(message: string): Error {
  const error = new Error(message)
  error.stack = ''
  return error
}
