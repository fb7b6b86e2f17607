export { registerUrlFunctions, type SqliteDatabase } from './register.ts'
