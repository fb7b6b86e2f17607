import { cleanEnvironment, forEachOf, run } from './processes.ts'
import type { Registry } from './registry.ts'
import { compareDigests, type Digests, digestsOf, sha256, type Tarball } from './tarballs.ts'
import { programFolders, type Tools } from './tools.ts'
import { gitTags, pnpm } from './workspace-copy.ts'

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

/** Publishes a workspace by the command of the release workflow, and says what is not as it was packed. */
export async function publish(
  root: string,
  tarballs: readonly Tarball[],
  registry: Registry,
): Promise<string[]> {
  const before = new Set(gitTags(root))
  await pnpm(root, 'exec', 'changeset', 'publish')
  const published: Digests = new Map(
    [...registry.tarballs].map(([file, content]) => [file, sha256(content)]),
  )
  const expectedTags = tarballs.map(({ name, version }) => `${name}@${version}`)
  const newTags = gitTags(root).filter((tag) => !before.has(tag))
  return [
    ...compareDigests(digestsOf(tarballs), published, 'in the registry'),
    ...expectedTags.filter((tag) => !newTags.includes(tag)).map((tag) => `There is no tag ${tag}.`),
    ...newTags
      .filter((tag) => !expectedTags.includes(tag))
      .map((tag) => `The tag ${tag} is of no package.`),
  ]
}
