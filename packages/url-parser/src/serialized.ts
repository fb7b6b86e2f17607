export { isSerializedNotSpecial, matchNotSpecial } from './match-not-special.ts'
export { matchSerialized } from './match-serialized.ts'
export { cutBase, type ReferenceBase } from './reference-base.ts'
export { isRepairable, repairSerialized } from './repair-serialized.ts'
export {
  replaceCredentials,
  replaceHost,
  replacePath,
  replacePort,
  replaceScheme,
} from './replace-parts.ts'
export { resolveSerialized } from './resolve-serialized.ts'
export { authorityStart } from './scan-authority.ts'
export { scanParseable, scanSerialized } from './scan-serialized.ts'
export { type SerializedUrl, splitSerialized } from './split-serialized.ts'
export { withoutTabsAndNewlines } from './tabs-and-newlines.ts'
export { tidyReference } from './tidy-reference.ts'
export { tidyStart } from './tidy-start.ts'
