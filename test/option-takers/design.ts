import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkOutgoingUrl,
  checkSegment,
  decodeSegment,
  encodeSegment,
  resolveBelow,
  resolveFileUri,
  resolvePath,
  resolvePathAsync,
  resolveUriPath,
} from '../../packages/path-guard/src/index.ts'
import {
  openBelowOptions,
  readBelowOptions,
  writeBelowOptions,
} from '../../packages/path-guard/src/node/open-below.ts'
import { outgoingOptions } from '../../packages/path-guard/src/node/outgoing-lookup.ts'
import {
  outgoingConnector,
  outgoingDispatcher,
  outgoingFetch,
} from '../../packages/path-guard/src/node/undici.ts'
import {
  nodeFilesAsync,
  openBelow,
  outgoingAgents,
  outgoingLookup,
  readFileBelow,
  writeFileBelow,
} from '../../packages/path-guard/src/node.ts'
import { outgoingUrlRules } from '../../packages/path-guard/src/outgoing-url.ts'
import { resolveBelowOptions } from '../../packages/path-guard/src/resolve-below.ts'
import { resolvePathOptions } from '../../packages/path-guard/src/resolve-path.ts'
import { encodeSegmentOptions, segmentOptions } from '../../packages/path-guard/src/segment.ts'
import {
  createLinter,
  createResourceBuilders,
  defineLintRule,
  defineScheme,
  fixDocument,
  guideSchemes,
  lint,
  lintDocument,
  lintRules,
  parseResource,
  ruleSeverity,
} from '../../packages/uri-design/src/index.ts'
import { customRuleMembers } from '../../packages/uri-design/src/lint/define-lint-rule.ts'
import { lintConfig } from '../../packages/uri-design/src/lint/lint.ts'
import { parseResourceOptions } from '../../packages/uri-design/src/parse-resource.ts'
import { builderOptions } from '../../packages/uri-design/src/resource-builder.ts'
import { schemeMembers } from '../../packages/uri-design/src/schemes/scheme.ts'
import { routeOptions } from '../../packages/uri-template/src/define-routes.ts'
import { templateOptions } from '../../packages/uri-template/src/define-template.ts'
import { defineRoutes, defineTemplate } from '../../packages/uri-template/src/index.ts'
import type { Taker } from './taker.ts'

/** Calls a function with a folder that has one file, and removes it afterwards. */
async function inFolder(use: (folder: string) => Promise<{ close(): Promise<void> } | unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'options-'))
  writeFileSync(join(folder, 'a.txt'), '')
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const platform = { platform: 'posix' } as const
const root = '/srv'
/** A URI in which rules find something, with and without a fix. */
const UNUSUAL = 'db://postgres/getUsers/user_names?pg=2'

/** The functions that take options in the packages for templates, guards and the design of URIs. */
export const takers: readonly Taker[] = [
  {
    name: 'defineTemplate',
    table: templateOptions,
    reads: 'template',
    call: (o, text = '/{x}') => defineTemplate(text, o),
  },
  {
    name: 'defineRoutes',
    table: routeOptions,
    reads: 'template',
    call: (o, text = 'a:/{x}') => defineRoutes({ a: text }, o),
  },
  {
    name: 'checkOutgoingUrl',
    table: outgoingUrlRules,
    reads: 'url',
    call: (o, text = 'https://e.com') => checkOutgoingUrl(text, o),
  },
  { name: 'outgoingLookup', table: outgoingOptions, call: (o) => outgoingLookup(o) },
  { name: 'outgoingAgents', table: outgoingOptions, call: (o) => outgoingAgents(o) },
  { name: 'outgoingConnector', table: outgoingOptions, call: (o) => outgoingConnector(o) },
  { name: 'outgoingDispatcher', table: outgoingOptions, call: (o) => outgoingDispatcher(o) },
  { name: 'outgoingFetch', table: outgoingOptions, call: (o) => outgoingFetch(o) },
  {
    name: 'resolveBelow',
    table: resolveBelowOptions,
    reads: 'url',
    call: (o, text = 'a') => resolveBelow('https://e.com/', text, o),
  },
  {
    name: 'resolvePath',
    table: resolvePathOptions,
    needs: platform,
    reads: 'url',
    call: (o, text = 'a') => resolvePath(root, text, o),
  },
  {
    name: 'resolvePathAsync',
    table: resolvePathOptions,
    needs: { ...platform, files: nodeFilesAsync },
    reads: 'url',
    call: (o, text = 'a') => resolvePathAsync(root, text, o),
  },
  {
    name: 'resolveUriPath',
    table: resolvePathOptions,
    needs: platform,
    reads: 'url',
    call: (o, text = 'a') => resolveUriPath(root, text, o),
  },
  {
    name: 'resolveFileUri',
    table: resolvePathOptions,
    needs: platform,
    reads: 'url',
    call: (o, text = 'file:///srv/a') => resolveFileUri(root, text, o),
  },
  {
    name: 'checkSegment',
    table: segmentOptions,
    reads: 'word',
    call: (o, text = 'a') => checkSegment(text, o),
  },
  {
    name: 'decodeSegment',
    table: segmentOptions,
    reads: 'word',
    call: (o, text = 'a') => decodeSegment(text, o),
  },
  {
    name: 'encodeSegment',
    table: encodeSegmentOptions,
    reads: 'word',
    call: (o, text = 'a') => encodeSegment(text, o),
  },
  {
    name: 'openBelow',
    table: openBelowOptions,
    call: (o) => inFolder(async (folder) => await (await openBelow(folder, 'a.txt', o)).close()),
  },
  {
    name: 'readFileBelow',
    table: readBelowOptions,
    call: (o) => inFolder(async (folder) => await readFileBelow(folder, 'a.txt', o)),
  },
  {
    name: 'writeFileBelow',
    table: writeBelowOptions,
    call: (o) => inFolder(async (folder) => await writeFileBelow(folder, 'a.txt', '', o)),
  },
  { name: 'lint', table: lintConfig, reads: 'url', call: (o, text = UNUSUAL) => lint(text, o) },
  {
    name: 'createLinter',
    table: lintConfig,
    reads: 'url',
    call: (o, text = UNUSUAL) => createLinter(o)([text, UNUSUAL]),
  },
  {
    name: 'lintDocument',
    table: lintConfig,
    reads: 'document',
    call: (o, text = UNUSUAL) => lintDocument(text, o),
  },
  {
    name: 'fixDocument',
    table: lintConfig,
    reads: 'document',
    call: (o, text = UNUSUAL) => fixDocument(text, o),
  },
  {
    name: 'ruleSeverity',
    table: lintConfig,
    needs: {},
    call: (o) => ruleSeverity(lintRules[0]!, o),
  },
  {
    name: 'defineLintRule',
    table: customRuleMembers,
    needs: { code: 'team/rule', severity: 'info', summary: 'A.', forbid: 'x' },
    // What it gives has the words of the caller.
    call: (o) => void defineLintRule(o),
  },
  {
    name: 'parseResource',
    table: parseResourceOptions,
    reads: 'url',
    call: (o, text = 'db://a') => parseResource(text, o),
  },
  {
    name: 'createResourceBuilders',
    table: builderOptions,
    call: (o) => createResourceBuilders(guideSchemes, o),
  },
  {
    name: 'defineScheme',
    table: schemeMembers,
    needs: { name: 'wiki', format: 'wiki://space/page', summary: 'A page.' },
    call: (o) => defineScheme(o),
  },
]
