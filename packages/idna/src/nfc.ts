export { canonicalDecomposition, toNfc } from './canonical-normalization.ts'
