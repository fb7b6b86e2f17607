import type { Manifest } from './workspace-copy.ts'

/** What can be imported from the published packages, as a consumer writes it. */
export interface Entries {
  /** With any runtime: the main entries and most others. */
  readonly portable: readonly string[]
  /** With Node's modules. */
  readonly node: readonly string[]
  /** With a peer: an optional one, or the framework whose plugin it is. */
  readonly withPeers: readonly string[]
}

/** Entries that import a peer, or its types: who imports them has installed it. */
const WITH_PEERS = [
  '@waymark/astro',
  '@waymark/duckdb',
  '@waymark/duckdb/node',
  '@waymark/path-guard/node/undici',
  '@waymark/uri-design/yaml',
  '@waymark/worker/arrow/node',
]

/** Every entry that is a module, from the manifests of the packages. */
export function entriesOf(manifests: readonly Manifest[]): Entries {
  const all = manifests.flatMap(({ name, exports = {} }) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target !== 'string')
      .map(([subpath]) => name + subpath.slice(1)),
  )
  const modules = all.filter((entry) => !WITH_PEERS.includes(entry))
  const isForNode = (entry: string): boolean => /\/node(?:\/|$)/.test(entry)
  return {
    portable: modules.filter((entry) => !isForNode(entry)),
    node: modules.filter((entry) => isForNode(entry)),
    withPeers: all.filter((entry) => WITH_PEERS.includes(entry)),
  }
}
