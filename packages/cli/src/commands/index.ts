import type { Command } from '../command.ts'
import { inspect } from './inspect.ts'
import { normalize } from './normalize.ts'

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [normalize, inspect]
