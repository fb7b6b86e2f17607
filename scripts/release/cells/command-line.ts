import { type Cell, MANAGERS, NODES, type NodeLine } from '../cell.ts'

/** Lines to normalise in two threads, from files of the package, and what comes out. */
const common = {
  group: 'Command line',
  packages: ['@waymark/cli'],
  tools: [],
  files: { 'urls.txt': 'HTTPS://Straße.example/a/../b\n' },
  expected: 'https://xn--strae-oqa.example/b',
}
const normalize = ['waymark', 'normalize', '--jobs', '2', 'urls.txt']
const inspect = ['waymark', 'inspect', 'https://Straße.example/']

/** The installed `waymark`. */
export const commandLineCells: readonly Cell[] = [
  {
    ...common,
    name: 'waymark',
    title: '`waymark`, with the Node that runs the rehearsal',
    commands: [['waymark', '--help'], inspect, normalize],
    isShort: true,
  },
  ...(['20.19', '26'] as const satisfies readonly NodeLine[]).map((node) => ({
    ...common,
    name: `waymark-node-${node}`,
    title: `\`waymark\`, with Node ${NODES[node]}`,
    node,
    commands: [['waymark', '--help'], inspect, normalize],
  })),
  {
    ...common,
    name: 'waymark-yarn-pnp',
    title: `\`waymark\` of Yarn ${MANAGERS.yarn}, Plug'n'Play`,
    manager: 'yarn',
    commands: [
      ['yarn', ...inspect],
      ['yarn', ...normalize],
    ],
  },
]
