export { type ParquetOptions, writeParquet } from './node/write-parquet.ts'
