export { findRefusals, type Refusal, type RefusalReason } from '../refusals/find-refusals.ts'
export { type MappedText, mapDomain } from '../refusals/mapped-text.ts'
