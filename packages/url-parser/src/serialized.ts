export { resolveSerialized } from './resolve-serialized.ts'
export { scanParseable, scanSerialized } from './scan-serialized.ts'
export { serializeParts } from './serialize-parts.ts'
export { type SerializedUrl, splitSerialized } from './split-serialized.ts'
