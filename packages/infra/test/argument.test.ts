import { ArgumentError, requireString, wrongArgument } from '@waymark/infra/argument'
import { expect, test } from 'vitest'

const HOST = { expected: 'a host', remedy: 'parseHost makes one of a string' }

test.each([
  ['https://me:secret@a.example', 'a string'],
  [5, '5'],
  [true, 'true'],
  [Symbol('secret'), 'a symbol'],
  [() => 'secret', 'a function'],
  [null, 'null'],
  [undefined, 'undefined'],
  [['secret'], 'a list of 1'],
  [{ secret: true }, 'an object'],
  [Object.create(null), 'an object'],
])('says what is needed, what kind of value was given, and what to do (%#)', (value, kind) => {
  const error = wrongArgument('host', HOST, value)
  expect(error).toBeInstanceOf(ArgumentError)
  expect(error).toBeInstanceOf(TypeError)
  expect(error).toMatchObject({ name: 'ArgumentError', argument: 'host' })
  expect(error.message).toBe(
    `\`host\` must be a host; got ${kind}; parseHost makes one of a string`,
  )
})

test('the message shows no password and no hidden character', () => {
  const error = new ArgumentError('file', 'no file https://ann:secret@a.example/\n\u202e')
  expect(error.message).toBe('no file https://ann:***@a.example/\\u000a\\u202e')
})

test('what is not a string is refused, also an object of one', () => {
  expect(() => requireString('', 'input')).not.toThrow()
  expect(() => requireString(new URL('https://a.example/'), 'input')).toThrow(
    new ArgumentError(
      'input',
      '`input` must be a string; got an object; of a URL, pass its `href`',
    ),
  )
  expect(() => requireString(Object('a'), 'domain', 'pass a domain')).toThrow(
    new ArgumentError('domain', '`domain` must be a string; got an object; pass a domain'),
  )
})
