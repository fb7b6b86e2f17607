/**
 * @module-tag slow
 * @module-tag night
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditFiles, countsOf, said } from '../../../packages/i18n/site/test/audit/run-audit.ts'
import { seeds } from '../../../packages/i18n/site/test/audit/seeds.ts'
import { hasProgram } from '../../../test/programs.ts'
import { build, hasRegistry, installSite } from './generators/build-site.ts'
import { GeneratedSite, textsOf } from './generators/generated-site.ts'
import { type Generator, generators } from './generators/generators.ts'

/** Installing and building take minutes. */
const MOST_TIME = 30 * 60_000

/** Why a generator cannot be run here; `null` if it can. */
function obstacle({ program }: Generator): string | null {
  if (process.platform === 'win32' || !hasRegistry()) return 'npm reaches no registry here'
  return program === undefined || hasProgram(program) ? null : `there is no ${program} here`
}

/** What is found of each fault in the pages of a generator. */
async function findings(
  generator: Generator,
  texts: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {}
  for (const { name, put, options } of seeds) {
    if (generator.differing?.[name] === null) continue
    const site = new GeneratedSite(generator, texts)
    if (options?.alternates === 'both') site.repeatAlternates()
    put(site, 1)
    found[name] = countsOf(await auditFiles(site.write()))
  }
  return found
}

function expected({ differing = {} }: Generator): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    seeds
      .map(({ name, found }) => [name, differing[name] === undefined ? found : differing[name]])
      .filter(([, found]) => found !== null),
  )
}

test.for(generators)(
  '$name: a correct build has no problem, and each fault is found once',
  { timeout: MOST_TIME },
  async (generator, { skip }) => {
    const reason = obstacle(generator)
    if (reason !== null) skip(reason)
    const folder = installSite(generator.name)
    // #region generators
    const { status, stdout, stderr } = build(folder)
    expect([status, stdout], stderr).toEqual([0, expect.stringContaining('No problems found.')])
    const texts = textsOf(join(folder, generator.output))
    expect(said(await auditFiles(new GeneratedSite(generator, texts).write()))).toEqual([])
    expect(await findings(generator, texts)).toEqual(expected(generator))
    // #endregion generators
  },
)

test('Astro fails a build with an error', { timeout: MOST_TIME }, ({ skip }) => {
  const reason = obstacle(generators[0]!)
  if (reason !== null) skip(reason)
  const folder = installSite('astro')
  const page = join(folder, 'src/pages/[...path].astro')
  const source = readFileSync(page, 'utf8')
  writeFileSync(page, source.replace('href={canonical}', 'href={Astro.site}'))
  const { status, stdout, stderr } = build(folder)
  expect([status, stdout], stderr).toEqual([
    1,
    expect.stringContaining('canonical-to-other-language'),
  ])
})
