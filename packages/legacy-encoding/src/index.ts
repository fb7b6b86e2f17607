export { getEncoder } from './get-encoder.ts'
