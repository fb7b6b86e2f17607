export { type RegisterOptions, registerUrlFunctions } from './register.ts'
