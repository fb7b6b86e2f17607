export { BUFFER_CODEC } from '../node/buffer-codec.ts'
