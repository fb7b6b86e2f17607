import type { Manifest } from './workspace-copy.ts'

/** Every package after those that it depends on, so that a release that stops leaves nothing that cannot be installed. */
export function releaseOrder(manifests: readonly Manifest[]): Manifest[] {
  const left = new Map(manifests.map((manifest) => [manifest.name, manifest]))
  const order = new Set<Manifest>()
  function add(manifest: Manifest): void {
    // A package that is being added is not in `left`, so a circle ends.
    if (!left.delete(manifest.name)) return
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      const dependency = left.get(name)
      if (dependency !== undefined) add(dependency)
    }
    order.add(manifest)
  }
  for (const manifest of manifests) add(manifest)
  return [...order]
}
