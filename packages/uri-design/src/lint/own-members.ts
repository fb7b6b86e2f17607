/** A copy that inherits nothing: what an object leaves out is not read from `Object.prototype`. */
export function ownMembers<Value extends object>(value: Value): Value {
  return { __proto__: null, ...value }
}
