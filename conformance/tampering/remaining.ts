/** The built-ins whose replacement still changes a result of ours, and why that is so. */
export const remaining: Readonly<Record<string, string>> = {
  'get Array[Symbol.species]':
    'Patterns are compiled with array methods. A getter has no value that could be compared, so it is not put back: an error is thrown.',
  'Array.prototype[Symbol.iterator]':
    'The tables of IDNA are typed arrays, which the language makes of lists by their iterator. If it is replaced before the first domain that is not ASCII, an error is thrown.',
  '%ArrayIteratorPrototype%.next': 'As Array.prototype[Symbol.iterator].',
  'RegExp.prototype[Symbol.replace]':
    'Only strings with a lone surrogate, and forms with a character that is percent-encoded in their own way, are changed with `replace`: an error is thrown. To write the loop by hand would enlarge every bundle.',
  'String.prototype.replace': 'As RegExp.prototype[Symbol.replace].',
}
