export { TemporaryFiles } from './node/temporary-files.ts'
