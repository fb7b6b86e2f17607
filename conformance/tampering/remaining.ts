/*
 * What still changes a result when page code replaces it. An entry may go, and none may come.
 */

/** Methods of strings, called in every loop. A function that was taken before and is called on a string costs JavaScriptCore 30 times as much. */
const STRINGS: readonly string[] = [
  'String',
  'String.prototype.charAt',
  'String.prototype.charCodeAt',
  'String.prototype.endsWith',
  'String.prototype.includes',
  'String.prototype.indexOf',
  'String.prototype.lastIndexOf',
  'String.prototype.replace',
  'String.prototype.slice',
  'String.prototype.startsWith',
  'String.prototype.toLowerCase',
]

/** Methods and iteration of lists: parameters, patterns, the buffers of Punycode and of IPv6 addresses. */
const LISTS: readonly string[] = [
  'Array.prototype.pop',
  'Array.prototype.push',
  'Array.prototype.reverse',
  'Array.prototype.slice',
  'Array.prototype.includes',
  'Array.prototype.indexOf',
  'Array.prototype.join',
  'Array.prototype.entries',
  'Array.prototype.flat',
  'Array.prototype.flatMap',
  'Array.prototype.map',
  'Array.prototype.every',
  'Array.prototype.some',
  'Array.prototype[Symbol.iterator]',
  'get Array[Symbol.species]',
  'Uint8Array',
  'Int32Array',
  '%ArrayIteratorPrototype%.next',
  'get %TypedArray%.prototype.length',
]

/** Texts of patterns and of messages are escaped with `replace`. URLPattern also searches lists with one. */
const EXPRESSIONS: readonly string[] = [
  'RegExp',
  'RegExp.prototype.exec',
  'get RegExp.prototype.global',
  'get RegExp.prototype.unicode',
  'RegExp.prototype[Symbol.replace]',
]

/** Maps, sets and arrays of numbers: tables of IDNA, names of groups, the members of a record. */
const TABLES: readonly string[] = [
  'Number',
  'Map',
  'Map.prototype.get',
  'Map.prototype.set',
  'Map.prototype[Symbol.iterator]',
  'Set',
  'Set.prototype.has',
  'Set.prototype.add',
  'Iterator.prototype[Symbol.iterator]',
  'encodeURIComponent',
  '%MapIteratorPrototype%.next',
]

/** Functions and accessors that change a result. */
export const REMAINING: readonly string[] = [...STRINGS, ...LISTS, ...EXPRESSIONS, ...TABLES]

/** What page code can add to a prototype that changes a result: lists grow by assignment, which calls setters. */
export const REMAINING_POLLUTION: readonly string[] = [
  'Array.prototype.0 as a setter',
  'Array.prototype.0 as a value',
  'Object.prototype.0 as a setter',
  'Array.prototype.1 as a setter',
  'Array.prototype.1 as a value',
  'Object.prototype.1 as a setter',
  'Array.prototype.2 as a setter',
  'Object.prototype.2 as a setter',
  'Array.prototype.3 as a setter',
  'Object.prototype.3 as a setter',
  'Object.prototype[Symbol.iterator] as a function',
]
