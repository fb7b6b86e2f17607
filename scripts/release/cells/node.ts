import { type Cell, NODES, type NodeLine } from '../cell.ts'
import type { Entries } from '../entries.ts'
import { allEntries, importing, packagesOf, requiring } from './consumer.ts'

/** Every entry through `import` and `require`, on every supported line of Node. */
export function nodeCells(entries: Entries): Cell[] {
  // Keys that are numbers come first in an object.
  const lines = (Object.keys(NODES) as NodeLine[]).sort((a, b) => Number(a) - Number(b))
  return [
    ...ways(entries, 'node', 'Node that runs the rehearsal').map((cell) => ({
      ...cell,
      isShort: true as const,
    })),
    ...lines.flatMap((line) =>
      ways(entries, `node-${line}`, `Node ${NODES[line]}`).map((cell) => ({ ...cell, node: line })),
    ),
    {
      name: 'node-peers',
      group: 'Node',
      title: 'Entries with a peer, and these peers',
      packages: packagesOf(['@waymark/url', ...entries.withPeers]),
      tools: [
        'astro@7.3.5',
        '@duckdb/node-api@1.5.6-r.1',
        'apache-arrow@21.2.0',
        'undici@8.13.1',
        'yaml@2.9.1',
      ],
      files: { 'index.mjs': importing(['@waymark/url', ...entries.withPeers]).source },
      commands: [['node', 'index.mjs']],
      expected: importing(['@waymark/url', ...entries.withPeers]).expected,
    },
  ]
}

function ways(entries: Entries, name: string, title: string): Cell[] {
  const every = allEntries(entries)
  const common = { group: 'Node', packages: packagesOf(every), tools: [] }
  return [
    {
      ...common,
      name: `${name}-import`,
      title: `${title}, \`import\``,
      files: { 'index.mjs': importing(every).source },
      commands: [['node', 'index.mjs']],
      expected: importing(every).expected,
    },
    {
      ...common,
      name: `${name}-require`,
      title: `${title}, \`require\``,
      files: { 'index.cjs': requiring(every).source },
      commands: [['node', 'index.cjs']],
      expected: requiring(every).expected,
    },
  ]
}
