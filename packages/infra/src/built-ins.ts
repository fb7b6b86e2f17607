// Built-ins as they were when this file was loaded. What page code puts in their place later has no effect.

const apply = Reflect.apply
// A bundler leaves out a call that is marked as pure, but not a property that is read.
const exec = /* @__PURE__ */ (() => RegExp.prototype.exec)()
const test = /* @__PURE__ */ (() => RegExp.prototype.test)()

/**
 * What a regular expression matches first: *RegExpBuiltinExec*, which page code cannot replace.
 *
 * @see https://tc39.es/ecma262/#sec-regexpbuiltinexec
 */
export function execute(pattern: RegExp, text: string): RegExpExecArray | null {
  return apply(exec, pattern, [text])
}

/**
 * Whether a regular expression matches. To look whether its methods are still the engine's own takes a compiler no time;
 * to call {@link execute} each time would make a list of matches that nobody reads.
 */
export function matches(pattern: RegExp, text: string): boolean {
  return pattern.exec === exec && pattern.test === test
    ? pattern.test(text)
    : execute(pattern, text) !== null
}

/** Where a regular expression first matches; -1 if it does not. */
export function placeOfMatch(pattern: RegExp, text: string): number {
  return execute(pattern, text)?.index ?? -1
}
