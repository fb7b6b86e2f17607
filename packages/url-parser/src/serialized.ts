export { resolveSerialized } from './resolve-serialized.ts'
export { scanParseable, scanSerialized } from './scan-serialized.ts'
export { type SerializedParts, splitSerialized } from './split-serialized.ts'
