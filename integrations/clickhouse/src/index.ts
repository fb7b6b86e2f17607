export type { DeclarationOptions } from './declaration-options.ts'
export { type DictionaryOptions, dictionariesXml } from './dictionaries-xml.ts'
export { type SqlFunction, sqlFunctions } from './functions.ts'
export { functionsXml } from './functions-xml.ts'
