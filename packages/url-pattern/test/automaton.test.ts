import { expect, test } from 'vitest'
import { buildPositionAutomaton, type PositionAutomaton } from '../src/backtracking/automaton.ts'
import { setOfCharacters } from '../src/backtracking/character-set.ts'
import { mostSteps, StepCounter } from '../src/backtracking/count-steps.ts'
import { type RegexpNode, readRegexp } from '../src/backtracking/read-regexp.ts'

const ALPHABET = [...'abcd']

function build(source: string, isEndless = false): PositionAutomaton | null {
  const setOf = (one: string) => {
    const expression = new RegExp(`^(?:${one})$`, 'v')
    return setOfCharacters(ALPHABET, (character) => expression.test(character))
  }
  const root = readRegexp(source, true)!
  return buildPositionAutomaton(root, setOf, new Set(isEndless ? countedIn(root) : []))
}

function countedIn(node: RegexpNode): readonly RegexpNode[] {
  if (node.kind === 'set') return []
  if (node.kind !== 'repeat') return node.items.flatMap(countedIn)
  const isCounted = node.max === Infinity ? node.min > 1 : node.max > 1
  return isCounted ? [...countedIn(node.item), node] : countedIn(node.item)
}

function shown(source: string): readonly [automaton: string, endless: string, most: number] {
  const automaton = build(source)!
  return [written(automaton), written(build(source, true)!), mostSteps(automaton)]
}

/** Each state with the next ones, doubled where there are several ways; then the ends, and what is repeated by which loop. */
function written({ positions, next, ends, repeatedBy }: PositionAutomaton): string {
  const states = positions.map(({ set, loops }, state) => {
    const characters = ALPHABET.filter((_, at) => ((set[0] ?? 0) & (1 << at)) !== 0).join('')
    const to = [...next[state]!].map(([other, ways]) => (ways === 1 ? `${other}` : `${other}x2`))
    const inside = loops.map(({ start, end }) => ` in ${start}-${end}`).join('')
    return `${state === 0 ? '' : ', '}${characters}${inside}>${to.join(' ')}`
  })
  const repeated = [...repeatedBy].map(([key, { start, end }]) => `${key} by ${start}-${end}`)
  return `${states.join('')}; ${[[...ends].join(' '), ...repeated].join('; ')}`
}

test.each<[string, readonly [string, string, number]]>([
  ['', ['>; 0', '>; 0', 0]],
  ['a', ['>1, a>; 1', '>1, a>; 1', 1]],
  ['ab', ['>1, a>2, b>; 2', '>1, a>2, b>; 2', 2]],
  ['abc', ['>1, a>2, b>3, c>; 3', '>1, a>2, b>3, c>; 3', 3]],
  ['a|b', ['>1 2, a>, b>; 1 2', '>1 2, a>, b>; 1 2', 2]],
  ['a|b|c', ['>1 2 3, a>, b>, c>; 1 2 3', '>1 2 3, a>, b>, c>; 1 2 3', 3]],
  ['(a|b)c', ['>1 2, a>3, b>3, c>; 3', '>1 2, a>3, b>3, c>; 3', 4]],
  ['a(b|c)', ['>1, a>2 3, b>, c>; 2 3', '>1, a>2 3, b>, c>; 2 3', 3]],
  ['(a|b)(c|d)', ['>1 2, a>3 4, b>3 4, c>, d>; 3 4', '>1 2, a>3 4, b>3 4, c>, d>; 3 4', 6]],
  ['[ab]c', ['>1, ab>2, c>; 2', '>1, ab>2, c>; 2', 2]],
  ['|a', ['>1, a>; 1 0', '>1, a>; 1 0', 1]],
  ['a|', ['>1, a>; 1 0', '>1, a>; 1 0', 1]],
  ['(|a)b', ['>1 2, a>2, b>; 2', '>1 2, a>2, b>; 2', 3]],
  ['(a||b)c', ['>1 2 3, a>3, b>3, c>; 3', '>1 2 3, a>3, b>3, c>; 3', 5]],
  ['(|)a', ['>1x2, a>; 1', '>1x2, a>; 1', 2]],
  ['a*', ['>1, a in 0-2>1; 1 0', '>1, a in 0-2>1; 1 0', Infinity]],
  ['a+', ['>1, a in 0-2>1; 1', '>1, a in 0-2>1; 1', Infinity]],
  ['a?', ['>1, a>; 1 0', '>1, a>; 1 0', 1]],
  ['a*b', ['>1 2, a in 0-2>1 2, b>; 2', '>1 2, a in 0-2>1 2, b>; 2', Infinity]],
  ['a+b', ['>1, a in 0-2>1 2, b>; 2', '>1, a in 0-2>1 2, b>; 2', Infinity]],
  ['a?b', ['>1 2, a>2, b>; 2', '>1 2, a>2, b>; 2', 3]],
  ['ab?', ['>1, a>2, b>; 2 1', '>1, a>2, b>; 2 1', 2]],
  ['a?b?', ['>1 2, a>2, b>; 2 1 0', '>1 2, a>2, b>; 2 1 0', 3]],
  ['a?b?c?', ['>1 2 3, a>2 3, b>3, c>; 3 2 1 0', '>1 2 3, a>2 3, b>3, c>; 3 2 1 0', 7]],
  [
    'a*b*',
    ['>1 2, a in 0-2>1 2, b in 2-4>2; 2 1 0', '>1 2, a in 0-2>1 2, b in 2-4>2; 2 1 0', Infinity],
  ],
  ['(ab)*', ['>1, a in 0-5>2, b in 0-5>1; 2 0', '>1, a in 0-5>2, b in 0-5>1; 2 0', Infinity]],
  [
    '(ab)+c',
    ['>1, a in 0-5>2, b in 0-5>1 3, c>; 3', '>1, a in 0-5>2, b in 0-5>1 3, c>; 3', Infinity],
  ],
  [
    '(a|b)*c',
    [
      '>1 2 3, a in 0-6>1 2 3, b in 0-6>1 2 3, c>; 3',
      '>1 2 3, a in 0-6>1 2 3, b in 0-6>1 2 3, c>; 3',
      Infinity,
    ],
  ],
  [
    '(a*b)*',
    [
      '>1 2, a in 0-6 in 1-3>1 2, b in 0-6>1 2; 2 0',
      '>1 2, a in 0-6 in 1-3>1 2, b in 0-6>1 2; 2 0',
      Infinity,
    ],
  ],
  [
    '(ab*)*',
    [
      '>1, a in 0-6>2 1, b in 0-6 in 2-4>2 1; 2 1 0',
      '>1, a in 0-6>2 1, b in 0-6 in 2-4>2 1; 2 1 0',
      Infinity,
    ],
  ],
  [
    '(a*)*',
    [
      '>1, a in 0-5 in 1-3>1x2; 1 0; 1 1 by 0-5',
      '>1, a in 0-5 in 1-3>1x2; 1 0; 1 1 by 0-5',
      Infinity,
    ],
  ],
  [
    '(a*)+',
    [
      '>1, a in 0-5 in 1-3>1x2; 1 0; 1 1 by 0-5',
      '>1, a in 0-5 in 1-3>1x2; 1 0; 1 1 by 0-5',
      Infinity,
    ],
  ],
  [
    '(a+)*',
    [
      '>1, a in 0-5 in 1-3>1x2; 1 0; 1 1 by 0-5',
      '>1, a in 0-5 in 1-3>1x2; 1 0; 1 1 by 0-5',
      Infinity,
    ],
  ],
  [
    '(a+)+',
    ['>1, a in 0-5 in 1-3>1x2; 1; 1 1 by 0-5', '>1, a in 0-5 in 1-3>1x2; 1; 1 1 by 0-5', Infinity],
  ],
  ['(a?)*', ['>1, a in 0-5>1; 1 0', '>1, a in 0-5>1; 1 0', Infinity]],
  ['(a?)+', ['>1, a in 0-5>1; 1 0', '>1, a in 0-5>1; 1 0', Infinity]],
  [
    '((a*)*)*',
    [
      '>1, a in 0-8 in 1-6 in 2-4>1x2; 1 0; 1 1 by 0-8',
      '>1, a in 0-8 in 1-6 in 2-4>1x2; 1 0; 1 1 by 0-8',
      Infinity,
    ],
  ],
  [
    '(a*)*b',
    [
      '>1 2, a in 0-5 in 1-3>1x2 2, b>; 2; 1 1 by 0-5',
      '>1 2, a in 0-5 in 1-3>1x2 2, b>; 2; 1 1 by 0-5',
      Infinity,
    ],
  ],
  ['(a*)?', ['>1, a in 1-3>1; 1 0', '>1, a in 1-3>1; 1 0', Infinity]],
  ['(a?)?', ['>1, a>; 1 0', '>1, a>; 1 0', 1]],
  ['(a?)?b', ['>1 2, a>2, b>; 2', '>1 2, a>2, b>; 2', 3]],
  ['a(b*)?c', ['>1, a>2 3, b in 2-4>2 3, c>; 3', '>1, a>2 3, b in 2-4>2 3, c>; 3', Infinity]],
  ['(a|a)', ['>1 2, a>, a>; 1 2', '>1 2, a>, a>; 1 2', 2]],
  [
    '(a|a)*',
    [
      '>1 2, a in 0-6>1 2, a in 0-6>1 2; 1 2 0',
      '>1 2, a in 0-6>1 2, a in 0-6>1 2; 1 2 0',
      Infinity,
    ],
  ],
  ['(a?|a)b', ['>1 2 3, a>3, a>3, b>; 3', '>1 2 3, a>3, a>3, b>; 3', 5]],
  ['(a|a|a)', ['>1 2 3, a>, a>, a>; 1 2 3', '>1 2 3, a>, a>, a>; 1 2 3', 3]],
  [
    '(a*|b*)c',
    [
      '>1 2 3x2, a in 1-3>1 3, b in 4-6>2 3, c>; 3',
      '>1 2 3x2, a in 1-3>1 3, b in 4-6>2 3, c>; 3',
      Infinity,
    ],
  ],
  [
    '(a*|b*)*',
    [
      '>1 2, a in 0-8 in 1-3>1x2 2, b in 0-8 in 4-6>2x2 1; 1 2 0; 1 1 by 0-8; 2 2 by 0-8',
      '>1 2, a in 0-8 in 1-3>1x2 2, b in 0-8 in 4-6>2x2 1; 1 2 0; 1 1 by 0-8; 2 2 by 0-8',
      Infinity,
    ],
  ],
  ['(a?|b?)c', ['>1 2 3x2, a>3, b>3, c>; 3', '>1 2 3x2, a>3, b>3, c>; 3', 6]],
  ['(a?|b?|c?)d', ['>1 2 3 4x2, a>4, b>4, c>4, d>; 4', '>1 2 3 4x2, a>4, b>4, c>4, d>; 4', 8]],
  ['a(b?|c?)d', ['>1, a>2 3 4x2, b>4, c>4, d>; 4', '>1, a>2 3 4x2, b>4, c>4, d>; 4', 7]],
  ['(?:(?:|)|b?)c', ['>1 2x2, b>2, c>; 2', '>1 2x2, b>2, c>; 2', 4]],
  [
    '(a*a*)*',
    [
      '>1 2, a in 0-7 in 1-3>1x2 2x2, a in 0-7 in 3-5>2x2 1; 2 1 0; 2 2 by 0-7; 1 1 by 0-7; 1 2 by 0-7',
      '>1 2, a in 0-7 in 1-3>1x2 2x2, a in 0-7 in 3-5>2x2 1; 2 1 0; 2 2 by 0-7; 1 1 by 0-7; 1 2 by 0-7',
      Infinity,
    ],
  ],
  [
    '(a*b*)*',
    [
      '>1 2, a in 0-7 in 1-3>1x2 2x2, b in 0-7 in 3-5>2x2 1; 2 1 0; 2 2 by 0-7; 1 1 by 0-7; 1 2 by 0-7',
      '>1 2, a in 0-7 in 1-3>1x2 2x2, b in 0-7 in 3-5>2x2 1; 2 1 0; 2 2 by 0-7; 1 1 by 0-7; 1 2 by 0-7',
      Infinity,
    ],
  ],
  [
    '(a?b?)*',
    [
      '>1 2, a in 0-7>2x2 1, b in 0-7>1 2; 2 1 0; 1 2 by 0-7',
      '>1 2, a in 0-7>2x2 1, b in 0-7>1 2; 2 1 0; 1 2 by 0-7',
      Infinity,
    ],
  ],
  [
    '(a?b?)+c',
    [
      '>1 2 3, a in 0-7>2x2 1 3, b in 0-7>1 2 3, c>; 3; 1 2 by 0-7',
      '>1 2 3, a in 0-7>2x2 1 3, b in 0-7>1 2 3, c>; 3; 1 2 by 0-7',
      Infinity,
    ],
  ],
  [
    '(a|b?)+',
    [
      '>1 2, a in 0-7>1 2, b in 0-7>1 2; 1 2 0',
      '>1 2, a in 0-7>1 2, b in 0-7>1 2; 1 2 0',
      Infinity,
    ],
  ],
  [
    '(a(b|c)*)*d',
    [
      '>1 4, a in 0-10>2 3 1 4, b in 0-10 in 2-8>2 3 1 4, c in 0-10 in 2-8>2 3 1 4, d>; 4',
      '>1 4, a in 0-10>2 3 1 4, b in 0-10 in 2-8>2 3 1 4, c in 0-10 in 2-8>2 3 1 4, d>; 4',
      Infinity,
    ],
  ],
  [
    '((a|b)*c)*',
    [
      '>1 2 3, a in 0-10 in 1-7>1 2 3, b in 0-10 in 1-7>1 2 3, c in 0-10>1 2 3; 3 0',
      '>1 2 3, a in 0-10 in 1-7>1 2 3, b in 0-10 in 1-7>1 2 3, c in 0-10>1 2 3; 3 0',
      Infinity,
    ],
  ],
  [
    '(a|(b|c)*)*',
    [
      '>1 2 3, a in 0-11>1 2 3, b in 0-11 in 3-9>2x2 3x2 1, c in 0-11 in 3-9>2x2 3x2 1; 1 2 3 0; 2 2 by 0-11; 2 3 by 0-11; 3 2 by 0-11; 3 3 by 0-11',
      '>1 2 3, a in 0-11>1 2 3, b in 0-11 in 3-9>2x2 3x2 1, c in 0-11 in 3-9>2x2 3x2 1; 1 2 3 0; 2 2 by 0-11; 2 3 by 0-11; 3 2 by 0-11; 3 3 by 0-11',
      Infinity,
    ],
  ],
  [
    '(a+b+)+',
    [
      '>1, a in 0-7 in 1-3>1 2, b in 0-7 in 3-5>2 1; 2',
      '>1, a in 0-7 in 1-3>1 2, b in 0-7 in 3-5>2 1; 2',
      Infinity,
    ],
  ],
  [
    '(a*b)+c*',
    [
      '>1 2, a in 0-6 in 1-3>1 2, b in 0-6>1 2 3, c in 6-8>3; 3 2',
      '>1 2, a in 0-6 in 1-3>1 2, b in 0-6>1 2 3, c in 6-8>3; 3 2',
      Infinity,
    ],
  ],
  ['a{0}', ['>; 0', '>; 0', 0]],
  ['a{0}b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['a{1}', ['>1, a>; 1', '>1, a>; 1', 1]],
  ['a{2}', ['>1, a>2, a>; 2', '>1, a in 0-4>1; 1', 2]],
  ['a{3}b', ['>1, a>2, a>3, a>4, b>; 4', '>1, a in 0-4>1 2, b>; 2', 4]],
  ['a{0,1}', ['>1, a>; 1 0', '>1, a>; 1 0', 1]],
  ['a{0,2}', ['>2, a>, a>1; 1 2 0', '>1, a in 0-6>1; 1 0', 2]],
  ['a{0,2}b', ['>2 3, a>3, a>1 3, b>; 3', '>1 2, a in 0-6>1 2, b>; 2', 5]],
  ['a{1,2}', ['>1, a>2, a>; 2 1', '>1, a in 0-6>1; 1', 2]],
  ['a{1,3}b', ['>1, a>3 4, a>4, a>2 4, b>; 4', '>1, a in 0-6>1 2, b>; 2', 6]],
  ['a{2,3}', ['>1, a>2, a>3, a>; 3 2', '>1, a in 0-6>1; 1', 3]],
  ['a{0,}', ['>1, a in 0-5>1; 1 0', '>1, a in 0-5>1; 1 0', Infinity]],
  ['a{1,}', ['>1, a in 0-5>1; 1', '>1, a in 0-5>1; 1', Infinity]],
  ['a{2,}', ['>1, a>2, a in 0-5>2; 2', '>1, a in 0-5>1; 1', Infinity]],
  ['a{3,}b', ['>1, a>2, a>3, a in 0-5>3 4, b>; 4', '>1, a in 0-5>1 2, b>; 2', Infinity]],
  ['(ab){2}', ['>1, a>2, b>3, a>4, b>; 4', '>1, a in 0-7>2, b in 0-7>1; 2', 4]],
  [
    '(a|b){2}c',
    ['>1 2, a>3 4, b>3 4, a>5, b>5, c>; 5', '>1 2, a in 0-8>1 2 3, b in 0-8>1 2 3, c>; 3', 10],
  ],
  ['(ab){1,2}', ['>1, a>2, b>3, a>4, b>; 4 2', '>1, a in 0-9>2, b in 0-9>1; 2', 4]],
  ['(a?){2}', ['>1 2, a>2, a>; 2 1 0', '>1, a in 0-7>1x2; 1 0; 1 1 by 0-7', 3]],
  ['(a?){2}b', ['>1 2 3, a>2 3, a>3, b>; 3', '>1 2, a in 0-7>1x2 2, b>; 2; 1 1 by 0-7', 7]],
  ['(a?){0,2}b', ['>2 3, a>3, a>1 3, b>; 3', '>1 2, a in 0-9>1 2, b>; 2', 5]],
  ['(a?){1,2}b', ['>1 2 3, a>2 3, a>3, b>; 3', '>1 2, a in 0-9>1 2, b>; 2', 7]],
  [
    '(a?){2,}b',
    ['>1 2 3, a>2 3, a in 0-8>2 3, b>; 3', '>1 2, a in 0-8>1x2 2, b>; 2; 1 1 by 0-8', Infinity],
  ],
  [
    '(a*){2}b',
    [
      '>1 2 3, a in 1-3>1 2 3, a in 1-3>2 3, b>; 3',
      '>1 2, a in 0-7 in 1-3>1x2 2, b>; 2; 1 1 by 0-7',
      Infinity,
    ],
  ],
  [
    '(a*){0,2}',
    ['>2, a in 1-3>1, a in 1-3>2 1; 1 2 0', '>1, a in 0-9 in 1-3>1x2; 1 0; 1 1 by 0-9', Infinity],
  ],
  [
    '(a*){2,}',
    [
      '>1 2, a in 1-3>1 2, a in 0-8 in 1-3>2x2; 2 1 0; 2 2 by 0-8',
      '>1, a in 0-8 in 1-3>1x2; 1 0; 1 1 by 0-8',
      Infinity,
    ],
  ],
  ['(a{2}){2}', ['>1, a>2, a>3, a>4, a>; 4', '>1, a in 0-9 in 1-5>1x2; 1; 1 1 by 0-9', 4]],
  [
    '(a{0,2}){2}',
    ['>2 4, a>4, a>1 4, a>, a>3; 3 4 1 2 0', '>1, a in 0-11 in 1-7>1x2; 1 0; 1 1 by 0-11', 8],
  ],
  [
    '(a?b?){2}',
    [
      '>1 2 3 4, a>2 3 4, b>3 4, a>4, b>; 4 3 2 1 0',
      '>1 2, a in 0-9>2x2 1x2, b in 0-9>1x2 2x2; 2 1 0; 1 2 by 0-9; 2 1 by 0-9; 2 2 by 0-9; 1 1 by 0-9',
      15,
    ],
  ],
  [
    '(a|b?){0,2}c',
    [
      '>3 4 5, a>5, b>5, a>1 2 5, b>1 2 5, c>; 5',
      '>1 2 3, a in 0-11>1 2 3, b in 0-11>1 2 3, c>; 3',
      13,
    ],
  ],
  [
    '(a{2,})*',
    [
      '>1, a in 0-8>2, a in 0-8 in 1-6>2 1; 2 0',
      '>1, a in 0-8 in 1-6>1x2; 1 0; 1 1 by 0-8',
      Infinity,
    ],
  ],
  ['(a{0,1})*b', ['>1 2, a in 0-9>1 2, b>; 2', '>1 2, a in 0-9>1 2, b>; 2', Infinity]],
  [
    '(a*b){2}',
    [
      '>1 2, a in 1-3>1 2, b>3 4, a in 1-3>3 4, b>; 4',
      '>1 2, a in 0-8 in 1-3>1 2, b in 0-8>1 2; 2',
      Infinity,
    ],
  ],
  [
    '(a+){2}',
    ['>1, a in 1-3>1 2, a in 1-3>2; 2', '>1, a in 0-7 in 1-3>1x2; 1; 1 1 by 0-7', Infinity],
  ],
  [
    '(a+){2,}',
    [
      '>1, a in 1-3>1 2, a in 0-8 in 1-3>2x2; 2; 2 2 by 0-8',
      '>1, a in 0-8 in 1-3>1x2; 1; 1 1 by 0-8',
      Infinity,
    ],
  ],
  [
    '((a+){2})*',
    [
      '>1, a in 0-10 in 2-4>1 2, a in 0-10 in 2-4>2 1; 2 0',
      '>1, a in 0-10 in 1-8 in 2-4>1x2; 1 0; 1 1 by 0-10',
      Infinity,
    ],
  ],
  ['(?=a)b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['a\\bb', ['>1, a>2, b>; 2', '>1, a>2, b>; 2', 2]],
  ['(?=a)*b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['(?:)*b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['(?:)+b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['(?:){2}b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['(?:)?b', ['>1, b>; 1', '>1, b>; 1', 1]],
  ['()*|a', ['>1, a>; 1 0', '>1, a>; 1 0', 1]],
])('the automaton of %j, that without counts, and the most steps', (source, expected) => {
  expect(shown(source)).toEqual(expected)
})

test.each([
  ['a{600}', 600],
  ['a{601}', null],
  ['a{600,}', 600],
  ['a{601,}', null],
  ['(?:){600}', 0],
  ['(?:){601}', null],
  ['(?:){0,601}', null],
  ['(?:){601,}', null],
  ['a{300}b{300}', 600],
  ['a{300}b{301}', null],
  ['(?:a{100}){6}', 600],
  ['(?:a{100}){6}b', null],
  [`(?:${'a|'.repeat(139)}a)*`, 140],
  [`(?:${'a|'.repeat(140)}a)*`, null],
  [`(?:${'a|'.repeat(139)}a)*b{120}`, 260],
  [`(?:${'a|'.repeat(139)}a)*b{121}`, null],
  ['(?:a?){199}', 199],
  ['(?:a?){200}', null],
])('with all its copies, %s has so many places of characters: %j', (source, places) => {
  const automaton = build(source)
  expect(automaton && automaton.positions.length - 1).toBe(places)
})

test.each<[string, string, number, number]>([
  ['a*', '', 0, 1],
  ['a*', 'a', 1, 1],
  ['a*', 'aaaa', 4, 1],
  ['a*', 'b', 0, 0],
  ['a*', 'aabaa', 2, 0],
  ['a*', 'a-', 1, 0],
  ['(a|a)*', 'a', 2, 2],
  ['(a|a)*', 'aaa', 14, 8],
  ['(a*)*', 'aaa', 7, 4],
  ['(a*)*b', 'aaab', 11, 4],
  ['(a?){3}', 'a', 3, 3],
  ['(a?){3}', 'aa', 6, 3],
  ['(a?){3}', 'aaaa', 7, 0],
  ['[ab]a|b', 'b', 2, 2],
  ['a*a*', 'aaaa', 14, 5],
  ['()|a', 'a', 1, 1],
])('%s reads %j in so many steps, and then is in so many ways', (source, text, steps, ways) => {
  const counter = new StepCounter(build(source)!, ALPHABET)
  counter.read(text)
  expect(counter.steps).toBe(steps)
  expect([...counter.ways.values()].reduce((all, one) => all + one, 0)).toBe(ways)
  const inPieces = new StepCounter(build(source)!, ALPHABET)
  for (const character of text) inPieces.read(character)
  expect(inPieces.steps).toBe(steps)
})
