import { expect, test } from 'vitest'
import { releaseOrder } from '../../scripts/release/release-order.ts'
import { publicPackages } from '../../scripts/release/workspace-copy.ts'
import { packages, root } from '../workspace.ts'

test('every package is published after those that it depends on', () => {
  const order = releaseOrder(publicPackages(root).map(({ manifest }) => manifest))
  expect(order).toHaveLength(packages.length)
  const published = new Set<string>()
  for (const { name, dependencies = {}, peerDependencies = {} } of order) {
    const needed = Object.keys({ ...dependencies, ...peerDependencies })
    expect(needed.filter((key) => key.startsWith('@waymark/') && !published.has(key))).toEqual([])
    published.add(name)
  }
})
