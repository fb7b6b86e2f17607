import { startAnswering } from './answering.ts'

startAnswering()
