export { ByteSink } from './byte-sink.ts'
export {
  createLineCopier,
  LINE_COPIER_OPTIONS,
  type LineCopier,
  type LineCopierOptions,
} from './line-copier.ts'
export type { BlockCursor } from './recognized-lines.ts'
export { ECMASCRIPT_CODEC, type TextCodec } from './text-codec.ts'
