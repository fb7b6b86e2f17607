/** Runs an operation on every item of a list and gives a sum that depends on every result. */
export type Loop = (list: readonly unknown[]) => number

let serial = 0

/**
 * Compiles a loop from a source text that no other loop has.
 *
 * Engines share what they learn about types between functions of one text, even through
 * `new Function`: two implementations that went through one loop would make each other slow.
 *
 * @param body - Statements that read `item`, `index` and `pass`, and add to `sum`.
 * @param scope - The other names that the body may use.
 */
export function compileLoop(body: string, scope: Readonly<Record<string, unknown>>): Loop {
  const id = ++serial
  const source = `
    let pass = 0
    return function loop${id}(list) {
      let sum = 0
      pass++
      for (let index = 0; index < list.length; index++) {
        const item = list[index]
        ${body}
      }
      return sum + ${id} - ${id}
    }`
  const make = new Function(...Object.keys(scope), source) as (...values: unknown[]) => Loop
  return make(...Object.values(scope))
}
