import { fileURLToPath } from 'node:url'
import { measureBundle } from '../bundle-size.ts'
import type { Corpora } from '../inputs/corpora.ts'
import { PACKAGE_FOLDER } from '../package-folder.ts'
import { manifestOf } from './facts.ts'
import type { PeerFigures } from './figures.ts'
import type { Peer } from './peer.ts'
import { measureSpeed } from './speed.ts'

/** @param data - The folder with the test suites. */
export async function measurePeer(
  peer: Peer,
  corpora: Corpora,
  data: string,
): Promise<PeerFigures> {
  // First, while the code has seen nothing else.
  const speed = [...peer.contests(corpora)].map(measureSpeed)
  const sizes = []
  for (const { name, code, isPeer } of peer.sizes) {
    const { gzip } = await measureBundle(name, code, fileURLToPath(PACKAGE_FOLDER))
    sizes.push({ name, bytes: gzip, isPeer })
  }
  const disagreements = peer.disagreements?.(data)
  return {
    name: peer.name,
    version: manifestOf(peer.name).version,
    date: new Date().toISOString().slice(0, 10),
    exactness: await peer.exactness(data),
    sizes,
    speed: [...speed, ...((await peer.processes?.()) ?? [])],
    features: await peer.features(),
    ...(disagreements && { disagreements }),
  }
}
