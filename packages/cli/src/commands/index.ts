import type { Command } from '../command.ts'
import { compare } from './compare.ts'
import { dedupe } from './dedupe.ts'
import { explain } from './explain.ts'
import { inspect } from './inspect.ts'
import { lint } from './lint.ts'
import { normalize } from './normalize.ts'
import { rules } from './rules.ts'
import { sitemap } from './sitemap.ts'
import { validate } from './validate.ts'

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  sitemap,
  validate,
  normalize,
  inspect,
  compare,
  dedupe,
  lint,
  rules,
  explain,
]
