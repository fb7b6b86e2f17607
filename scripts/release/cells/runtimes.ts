import type { Cell } from '../cell.ts'
import type { Entries } from '../entries.ts'
import { allEntries, importing, packagesOf } from './consumer.ts'

const BUNDLE = ['esbuild', 'index.js', '--bundle', '--outfile=bundle.js']

/** Runtimes other than Node: every entry that they can import. */
export function runtimeCells(entries: Entries): Cell[] {
  const every = allEntries(entries)
  const { source, expected } = importing(entries.portable)
  const portable = { packages: packagesOf(entries.portable), expected }
  const all = {
    packages: packagesOf(every),
    tools: [],
    files: { 'index.mjs': importing(every).source },
    expected: importing(every).expected,
  }
  return [
    {
      ...all,
      name: 'bun-entries',
      group: 'Other runtimes',
      title: 'Bun 1.4, every entry',
      manager: 'bun',
      commands: [['bun', 'index.mjs']],
    },
    {
      ...all,
      name: 'deno-entries',
      group: 'Other runtimes',
      title: 'Deno 2.9, every entry',
      manager: 'deno',
      commands: [['deno', 'run', '--allow-all', 'index.mjs']],
    },
    {
      ...portable,
      name: 'workerd',
      group: 'Other runtimes',
      title: 'workerd (Cloudflare Workers)',
      tools: ['workerd@1.20261117.1', 'esbuild@0.28.2'],
      files: {
        'index.js': `${source}\nexport default { test() {} }\n`,
        'config.capnp': WORKER,
      },
      commands: [
        [...BUNDLE, '--format=esm'],
        ['workerd', 'test', 'config.capnp'],
      ],
    },
    {
      ...portable,
      name: 'edge-runtime',
      group: 'Other runtimes',
      title: 'Edge Runtime (Vercel)',
      tools: ['@edge-runtime/vm@5.0.0', 'esbuild@0.28.2'],
      files: { 'index.js': source, 'run.mjs': EDGE },
      commands: [
        [...BUNDLE, '--format=iife'],
        ['node', 'run.mjs'],
      ],
    },
  ]
}

const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(
  name = "main",
  worker = (
    modules = [(name = "bundle.js", esModule = embed "bundle.js")],
    compatibilityDate = "2026-11-01",
  ),
)]);
`

const EDGE = `import { readFileSync } from 'node:fs'
import { EdgeVM } from '@edge-runtime/vm'

new EdgeVM().evaluate(readFileSync('bundle.js', 'utf8'))
`
