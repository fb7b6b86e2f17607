import { ArgumentError, wrongArgument } from '@waymark/infra/argument'
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
