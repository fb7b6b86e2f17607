import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import { dropProse } from '../scripts/drop-prose.ts'
import { HELPERS, replaceBuiltins } from '../scripts/es2020-builtins.ts'
import { makeClassesPlain } from '../scripts/plain-classes.ts'

function run(code: string): unknown {
  return JSON.parse(JSON.stringify(vm.runInNewContext(code)))
}

describe('newer built-ins become calls that give the same', () => {
  test.each([
    "[[1, 2].at(-1), [1].at(3) ?? 'none', 'abc'.at(-2), ('a' + 'b').at(0)]",
    '[[[1, 2], [3, 4]].at(-1).at((0))]',
    "[undefined, [1]].map((list) => list?.at(-1) ?? 'none')",
    "['a.b.c'.replaceAll('.', '$$'), 'aXbX'.replaceAll(/x/gi, (c) => c + c), '([$'.replaceAll('[', '$&')]",
    "[Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString'), ['a'].map((k) => Object.hasOwn({ a: 1 }, k))]",
  ])('%s', (code) => {
    const replaced = replaceBuiltins(code)
    expect(replaced).not.toMatch(/\.(?:at|replaceAll|hasOwn)\b/)
    expect(run(HELPERS + replaced)).toEqual(run(code))
  })

  test.each(['a?.at(0).b', 'list.at()', 'class A { at(i) { return i } }'])('refuses %s', (code) => {
    expect(() => replaceBuiltins(code)).toThrow()
  })
})

describe('classes without private members and fields do the same', () => {
  test.each([
    'class A { #x; constructor(x) { this.#x = x } get x() { return this.#x } }; new A(7).x',
    'const x = 5; class A { #y = x; constructor(x) { this.z = this.#y + x } }; new A(1).z',
    'class A { #a = 1; #b = this.#a + 1; sum() { return this.#a + this.#b } }; new A().sum()',
    'class A { #x = 1; ax() { return this.#x } } class B extends A { #x = 2; bx() { return this.#x } }; const b = new B(); [b.ax(), b.bx()]',
    'class A { constructor(v) { this.v = v } } class B extends A { w = this.v * 2; constructor(v) { const k = v + 1; super(k); this.k = k } }; const { v, w, k } = new B(1); [v, w, k]',
    'class A { #m() { return 3 } static is(x) { return typeof x === "object" && #m in x } m() { return this.#m() } }; [new A().m(), A.is(new A()), A.is({})]',
    'class A { static #n = 0; static next() { return ++A.#n } }; [A.next(), A.next()]',
    'class A { #x = 1; get() { const o = this; return new (class { #x = 2; sum() { return this.#x + o.get2() } })().sum() } get2() { return this.#x } }; new A().get()',
  ])('%s', (code) => {
    const plain = makeClassesPlain(code)
    expect(plain).not.toMatch(/#\w/)
    expect(run(plain)).toEqual(run(code))
  })

  test.each([
    'class A extends Object { x = 1; constructor() { if (true) super() } }',
    'class A { ["x"] = 1 }',
  ])('refuses %s', (code) => {
    expect(() => makeClassesPlain(code)).toThrow()
  })
})

test('only entries of registries lose their prose', () => {
  const code = "[{ summary: 's', explain: 'long', examples: [['a', 'b']] }, { explain: 'kept' }]"
  expect(run(dropProse(code))).toEqual([
    { summary: 's', explain: '', examples: [] },
    { explain: 'kept' },
  ])
})
