import { bareV8, bareV8WithoutClasses, edgeRuntime, quickjs, quickjsNg } from './embedded.ts'
import type { Engine } from './engine.ts'
import {
  bun,
  chromiumBrowser,
  deno,
  hermes,
  javascriptCore,
  spiderMonkey,
  workerd,
} from './programs.ts'

/** In the order in which they are asked. */
export const engines: readonly Engine[] = [
  bareV8,
  bareV8WithoutClasses,
  edgeRuntime,
  quickjs,
  quickjsNg,
  hermes,
  javascriptCore,
  spiderMonkey,
  chromiumBrowser,
  bun,
  deno,
  workerd,
]
