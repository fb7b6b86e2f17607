/**
 * Says what a push to `main` releases, as outputs of a step of a workflow. Needs Node with its npm, and nothing that has to
 * be installed.
 *
 *     node scripts/release/plan.ts >> "$GITHUB_OUTPUT"
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedIntegrity, registryOf } from './publish/npm.ts'
import { releaseOrder } from './release-order.ts'
import { isChangeset, publicPackages } from './workspace-copy.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const hasChangesets = readdirSync(join(root, '.changeset')).some(isChangeset)
const packages: string[] = []
if (!hasChangesets) {
  const registry = registryOf(root)
  for (const { name, version } of releaseOrder(
    publicPackages(root).map(({ manifest }) => manifest),
  )) {
    const id = `${name}@${version}`
    if ((await publishedIntegrity(registry, id)) === null) packages.push(id)
  }
}

console.log(`mode=${hasChangesets ? 'version' : packages.length > 0 ? 'publish' : 'none'}`)
console.log(`packages=${packages.join(' ')}`)
