import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanEnvironment, forEachOf, mustRun, run } from './processes.ts'
import { compareDigests, type Digests, digestList, sha256 } from './publish/digests.ts'
import type { Registry } from './registry.ts'
import { releaseOrder } from './release-order.ts'
import { digestsOf, type Tarball } from './tarballs.ts'
import { programFolders, type Tools } from './tools.ts'
import type { Manifest } from './workspace-copy.ts'

const PUBLISH = fileURLToPath(new URL('publish/publish.ts', import.meta.url))

/**
 * `npm publish --dry-run` of each tarball. npm corrects what it does not like in a manifest and only warns, so a warning
 * is a problem too.
 */
export async function dryRun(
  tarballs: readonly Tarball[],
  tools: Tools,
  folder: string,
  width: number,
): Promise<string[]> {
  const problems: string[] = []
  await forEachOf(tarballs, width, async ({ file, path }) => {
    const env = cleanEnvironment(programFolders(tools, {}, folder))
    const args = ['publish', '--dry-run', '--access', 'public', '--loglevel=warn', path]
    const { status, log } = await run({ program: 'npm', args, folder, env })
    // What it says of the environment of the person who runs it is not about the package.
    const warnings = log
      .split('\n')
      .filter((line) => /^npm (?:warn|error) /i.test(line) && !/ config /.test(line))
    if (status !== 0 || warnings.length > 0) {
      problems.push(`npm publish --dry-run ${file}: ${warnings.join(' ') || log.trim()}`)
    }
  })
  return problems.sort()
}

/**
 * Publishes the tarballs by the command of the release workflow, and says what is not as it was packed. It is run twice, as
 * after a release that stopped in the middle.
 */
export async function publish(
  folder: string,
  tarballs: readonly Tarball[],
  manifests: readonly Manifest[],
  registry: Registry,
): Promise<string[]> {
  const ids = releaseOrder(manifests).map(({ name, version }) => `${name}@${version}`)
  writeFileSync(join(folder, 'digests.txt'), digestList(digestsOf(tarballs)))
  for (const some of [ids.slice(0, ids.length / 2), ids]) {
    const args = [PUBLISH, 'tarballs', 'digests.txt', ...some]
    await mustRun({ program: process.execPath, args, folder, env: cleanEnvironment() })
  }
  const published: Digests = new Map(
    [...registry.tarballs].map(([file, content]) => [file, sha256(content)]),
  )
  return compareDigests(digestsOf(tarballs), published, 'in the registry')
}
