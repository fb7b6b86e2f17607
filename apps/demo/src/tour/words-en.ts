import type { StopName } from './steps.ts'

/** All texts of the tour in one language. */
export const en = {
  tour: 'Tour',
  at: (stop: number, stops: number) => `${stop} of ${stops}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  leave: 'Leave the tour',
  /** What is seen at a stop, and why it matters. */
  stops: {
    verdict: {
      title: 'A URL that deceives',
      text: 'Each letter of this host looks Latin, but all are Cyrillic, so the verdict is red and the name is shown in ASCII. A reader of a mail or a log cannot see the difference; a program can.',
    },
    machine: {
      title: 'The standard, step by step',
      text: 'The URL Standard is a state machine: the pointer, the state and the variables show what each step does, and errors appear where they arise. When two programs read a URL differently, one of them has left this path.',
    },
    equality: {
      title: 'Equal, but for whom?',
      text: 'Each rung compares the two URLs by another method, and says whether it calls them equal. Caches, crawlers and allow lists go wrong when two programs use different rungs.',
    },
    rules: {
      title: 'What a rule costs',
      text: 'Each step is a normalisation rule of a preset, and its mark says whether it keeps the meaning of a URL. Under “Edit rules” you can turn on only what you can afford.',
    },
    site: {
      title: 'A whole site',
      text: 'This is the audit of a museum’s pages in six languages, with the mistakes grouped by cause, and a repaired file. Search engines ignore a wrong hreflang link without telling you.',
    },
    patterns: {
      title: 'Patterns meet URLs',
      text: 'Two patterns are tried on each URL: only URLPattern matches the last two, of which one has a folder and one hides `../` in an escape. A route that matches more than you mean is how files leak.',
    },
  } satisfies Record<StopName, { readonly title: string; readonly text: string }>,
}

export type TourWords = Readonly<typeof en>
