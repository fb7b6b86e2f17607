import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/worker',
    [
      'ROW_WORKER_OPTIONS',
      'RowInputError',
      'URL_FUNCTION_OPTIONS',
      'answerRows',
      'createRowWorker',
      'createUrlFunction',
      'describeFault',
      'escapeTsv',
      'formats',
      'ops',
      'unescapeTsv',
      'urlParts',
    ],
  ],
  ['@waymark/worker/arrow/node', ['answerRows', 'createRowWorker']],
  [
    '@waymark/worker/functions',
    [
      'MAX_LENGTH',
      'functionForms',
      'opName',
      'spellCamel',
      'spellDotted',
      'spellSnake',
      'urlFunctions',
    ],
  ],
  ['@waymark/worker/node', ['answerRows', 'createRowWorker']],
])('%s exports exactly the documented names', async (name, names) => {
  expect(Object.keys(await import(/* @vite-ignore */ name)).sort()).toEqual(names)
})
