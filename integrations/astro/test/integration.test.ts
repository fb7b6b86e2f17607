import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { createIntegration } from '../src/integration.ts'
import type { AuditOptions } from '../src/options.ts'

/** A program that notes where and how it is started, and ends with a status. */
function noting(status: number) {
  const folder = realpathSync(temporaryFolder())
  const program = join(folder, 'program.mjs')
  const log = join(folder, 'log.json')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
writeFileSync(${JSON.stringify(log)}, JSON.stringify({ cwd: process.cwd(), args: process.argv.slice(2) }))
process.exitCode = ${status}
`,
  )
  return {
    program: () => [program],
    call: () => JSON.parse(readFileSync(log, 'utf8')) as { cwd: string; args: string[] },
  }
}

interface Site {
  readonly site?: string
  readonly base?: string
  readonly routes?: readonly { readonly isPrerendered: boolean; readonly origin: string }[]
  /** Integrations that are added later. */
  readonly others?: readonly AstroIntegration[]
}

/** Runs the hooks of integrations in the order in which Astro does. */
async function buildWith(first: AstroIntegration, { others = [], ...site }: Site = {}) {
  const root = realpathSync(temporaryFolder())
  mkdirSync(join(root, 'dist'))
  const config = {
    root: pathToFileURL(`${root}/`),
    site: site.site,
    base: site.base ?? '/',
    integrations: [first, ...others],
  }
  const told: string[] = []
  const logger = { info: (message: string) => told.push(message) }
  const updateConfig = ({ integrations }: { integrations: readonly AstroIntegration[] }): void => {
    // Astro copies integrations, and keeps their functions.
    config.integrations.push(...integrations.map((integration) => ({ ...integration })))
  }
  const call = async (name: string, given: object, of: AstroIntegration): Promise<void> => {
    const hook = of.hooks[name as 'astro:build:done'] as unknown
    if (typeof hook === 'function') await hook({ config, logger, updateConfig, ...given })
  }
  for (let at = 0; at < config.integrations.length; at++) {
    await call('astro:config:setup', {}, config.integrations[at]!)
  }
  const dir = pathToFileURL(`${root}/dist/`)
  for (const name of ['astro:config:done', 'astro:routes:resolved', 'astro:build:done']) {
    for (const each of config.integrations)
      await call(name, { dir, routes: site.routes ?? [] }, each)
  }
  return { root, told }
}

async function argumentsOf(options: AuditOptions, site: Site = {}): Promise<readonly string[]> {
  const { program, call } = noting(0)
  await buildWith(createIntegration(options, program), site)
  return call().args
}

describe('an audit', () => {
  test('runs in the root of the project, with the folder that was built', async () => {
    const { program, call } = noting(0)
    const { root } = await buildWith(createIntegration({}, program))
    expect(call()).toEqual({ cwd: root, args: ['audit', '--', 'dist'] })
  })

  test('knows the URL of the site', async () => {
    const site = { site: 'https://tea.example', base: '/shop' }
    expect(await argumentsOf({}, site)).toContain('--base=https://tea.example/shop')
    const base = 'https://other.example/'
    expect(await argumentsOf({ base }, site)).toContain(`--base=${base}`)
    const { told } = await buildWith(createIntegration({}, noting(0).program))
    expect(told).toEqual([expect.stringContaining('`site`')])
  })

  test('has the options of the command', async () => {
    const args = await argumentsOf({
      maxWarnings: 0,
      severity: { 'title-shared': 'off', 'page-orphaned': 'error' },
      paths: { '/old/**': { 'title-missing': 'off' } },
      report: 'audit.html',
      since: 'audit.json',
      baseline: 'known.json',
      format: 'github',
      lang: 'ja',
      fail: false,
    })
    expect(args).toEqual([
      'audit',
      '--max-warnings=0',
      '--severity=title-shared=off,page-orphaned=error',
      '--paths={"/old/**":{"title-missing":"off"}}',
      '--report=audit.html',
      '--since=audit.json',
      '--baseline=known.json',
      '--format=github',
      '--lang=ja',
      '--',
      'dist',
    ])
  })

  test('does not report what needs all pages if a server makes some', async () => {
    const internal = { isPrerendered: false, origin: 'internal' }
    expect(await argumentsOf({}, { routes: [internal] })).toEqual(['audit', '--', 'dist'])
    const routes = [internal, { isPrerendered: false, origin: 'project' }]
    const severity = { 'link-to-missing': 'warning' } as const
    const [, given = ''] = await argumentsOf({ severity }, { routes })
    expect(given.replace('--severity=', '').split(',').sort()).toEqual([
      'alternate-to-missing=off',
      'canonical-to-missing=off',
      'link-to-missing=warning',
      'listed-page-missing=off',
      'page-orphaned=off',
      'redirect-to-missing=off',
    ])
  })

  test('comes after all other integrations, and only once', async () => {
    const { program, call } = noting(0)
    const order: string[] = []
    const writing = (name: string): AstroIntegration => ({
      name,
      hooks: { 'astro:build:done': () => void order.push(name) },
    })
    const adding: AstroIntegration = {
      name: 'adding',
      hooks: {
        'astro:config:setup': ({ updateConfig }) => {
          updateConfig({ integrations: [writing('added')] })
        },
      },
    }
    const first = createIntegration({}, () => {
      order.push('audit')
      return program()
    })
    await buildWith(first, { others: [writing('listed'), adding] })
    expect(order).toEqual(['listed', 'added', 'audit'])
    expect(call().args).toEqual(['audit', '--', 'dist'])
  })
})

describe('a build', () => {
  const built = (status: number, options: AuditOptions = {}): Promise<unknown> =>
    buildWith(createIntegration(options, noting(status).program))

  test('fails if the audit finds an error', async () => {
    await expect(built(1)).rejects.toThrow('problems')
    // Astro prints it.
    await expect(built(1)).rejects.toHaveProperty('stack', '')
  })

  test('does not fail if it need not', async () => {
    await built(0)
    await built(1, { fail: false })
  })

  test('fails in any case if the audit cannot run', async () => {
    await expect(built(2, { fail: false })).rejects.toThrow('end')
    await expect(built(74, { fail: false })).rejects.toThrow('end')
  })
})

test('an option that does not exist is refused before the build', () => {
  const options = { maxWarning: 1 } as AuditOptions
  expect(() => createIntegration(options, () => [])).toThrow(
    errorWith({ option: 'maxWarning', code: 'option-unknown', data: { near: 'maxWarnings' } }),
  )
  const severity = { severity: { 'title-shared': 'none' } } as unknown as AuditOptions
  expect(() => createIntegration(severity, () => [])).toThrow('severity')
})
