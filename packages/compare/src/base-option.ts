import { type MethodOption, TYPES } from './options.ts'

/** The option of all methods that can resolve relative references. */
export const baseOption: MethodOption = {
  name: 'base',
  type: TYPES.base,
  required: false,
  summary: 'The absolute URL that relative references are resolved against.',
}
