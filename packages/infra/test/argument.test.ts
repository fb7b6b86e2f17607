import { ArgumentError, requireString, wrongArgument } from '@waymark/infra/argument'
import { refusedArgument } from '@waymark/infra/internal'
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
  expect(error.data).toEqual({ ...HOST, got: kind })
  expect(error.message).toBe(
    `\`host\` must be a host; got ${kind}; parseHost makes one of a string`,
  )
})

test('the message shows no password and no hidden character', () => {
  const error = new ArgumentError('file', 'no file https://ann:secret@a.example/\n\u202e')
  expect(error.message).toBe('no file https://ann:***@a.example/\\u000a\\u202e')
  expect(error.data).toEqual({})
})

test.each([
  [undefined, 'of a URL, pass its `href`'],
  ['pass a domain', 'pass a domain'],
])('what is not a string is refused, also an object of one (%#)', (given, remedy) => {
  expect(() => requireString('', 'input', given)).not.toThrow()
  for (const value of [new URL('https://a.example/'), Object('a')]) {
    expect(() => requireString(value, 'input', given)).toThrow(
      expect.objectContaining({
        argument: 'input',
        data: { expected: 'a string', got: 'an object', remedy },
        message: `\`input\` must be a string; got an object; ${remedy}`,
      }),
    )
  }
})

test('a value that may be shown is a fact', () => {
  const said = { subject: 'the root', expected: 'an absolute path' }
  const error = refusedArgument('root', said, 'a\u202e')
  expect(error).toMatchObject({
    name: 'ArgumentError',
    argument: 'root',
    data: { expected: 'an absolute path', got: "'a\\u202e'" },
    message: "the root must be an absolute path; got 'a\\u202e'",
  })
})
