/**
 * Names of options, and of what is read from descriptors, records and results of iterators. The members of
 * dictionaries, such as `baseURL` of a pattern, are not among them: Web IDL reads those as page code left them.
 */
export const OPTION_NAMES: readonly string[] = [
  'base',
  'report',
  'encoder',
  'maxLength',
  'url',
  'stateOverride',
  'blobUrlEntryOrigin',
  'checkHyphens',
  'checkBidi',
  'checkJoiners',
  'useStd3AsciiRules',
  'ignoreInvalidPunycode',
  'verifyDnsLength',
  'known',
  'force',
  'get',
  'set',
  'value',
  'writable',
  'done',
  'next',
  'then',
  'toJSON',
  'groups',
  'index',
  'lastIndex',
  'constructor',
]
