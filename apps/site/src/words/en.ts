import type { Family, Method } from '@waymark/compare'
import type { Severity } from '@waymark/infra/problem'
import type { Category } from '@waymark/normalize'
import type { RecipeGroup } from '../recipe-groups.ts'

/** Everything that the pages say besides the registries and the guides. Sentences are Markdown. */
export const en = {
  site: {
    title: 'Waymark',
    description:
      'TypeScript packages for URLs: parse them as browsers do, normalise and compare them, and make checked sitemaps with hreflang links.',
    footer: 'This site loads nothing from other servers and does not track you.',
    /** What the footer calls the changes. */
    changes: 'Changes',
  },
  /** The top of the home page; the rest of it is in `home/`. */
  home: {
    headline: 'URLs, handled exactly as the standards define them',
    tagline:
      'TypeScript packages that parse URLs as browsers do, tell you when two URLs are the same, and turn a list of pages into checked sitemaps with hreflang links.',
    start: 'Get started',
    demo: 'Demo',
    catalogue: 'Error codes',
    /** The field in which a URL can be typed. */
    live: {
      label: 'Type a URL',
      valid: 'No errors.',
      errors: 'It parses, with these errors:',
      failed: 'It does not parse:',
      /** Where the URL leads. */
      leadsTo: 'Leads to {domain}',
      didYouMean: 'Did you mean',
      more: 'Everything about it, in the demo',
    },
    /** What the packages are for, as the cards of the home page have it. */
    features: {
      parse: {
        title: 'Parse',
        details: 'The URL Standard on every engine, with every validation error and where it is.',
      },
      normalise: {
        title: 'Normalise',
        details:
          '%rules% rules and %presets% presets. Every rule says whether the URL still means the same.',
      },
      compare: {
        title: 'Compare',
        details: '%methods% published definitions of “equal”, most with a key for grouping.',
      },
      publish: {
        title: 'Publish',
        details: 'Complete, checked sitemaps with hreflang links, from a list of your pages.',
      },
      protect: {
        title: 'Protect',
        details: 'Warnings about deceptive URLs, and guards for file paths and outgoing requests.',
      },
      design: {
        title: 'Design',
        details: 'URI templates that expand and match, and a linter for your API’s URIs.',
      },
    },
  },
  /** The menu at the top, and the headings of the lists beside the pages. */
  menu: {
    guides: 'Guides',
    recipes: 'Recipes',
    comparisons: 'Comparisons',
    reference: 'Reference',
    codes: 'Error codes',
    rules: 'Normalisation rules',
    presets: 'Presets',
    methods: 'Comparison methods',
    cli: 'Command line',
    facts: 'Facts',
    glossary: 'Glossary',
    api: 'API',
    demo: 'Demo',
  },
  /** What recipes are grouped by. */
  recipeGroups: {
    frameworks: 'Frameworks and engines',
    security: 'Security',
    data: 'Lists, logs and databases',
    publishing: 'Sitemaps and canonical URLs',
    apis: 'APIs and routes',
  } satisfies Record<RecipeGroup, string>,
  /** What is said before an install command as long as npm does not have the packages. */
  notReleased:
    'The packages are not on npm yet. For now, use them from a [checkout of the repository](%checkout%).',
  /** After the commands that work before the release. */
  afterRelease: 'This starts the demo; `pnpm test` runs all examples. After the first release:',
  /** What the theme of VitePress says. */
  chrome: {
    language: 'Change language',
    outline: 'On this page',
    previous: 'Previous page',
    next: 'Next page',
    appearance: 'Appearance',
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
    menu: 'Menu',
    toTop: 'Return to top',
    skip: 'Skip to content',
    copy: 'Copy code',
    /** What it says to those who listen, and has no option for. */
    labels: {
      mainMenu: 'Main menu',
      more: 'More',
      pages: 'Pages of this section',
      toggle: 'Show or hide',
      neighbours: 'Previous and next page',
    },
    notFound: {
      title: 'Page not found',
      quote:
        'There is no page at this URL. The search finds every code, also by its older names, and every rule, preset and method.',
      link: 'Go to the home page',
      label: 'Home page',
    },
    search: {
      button: 'Search',
      reset: 'Clear the search',
      back: 'Close the search',
      details: 'Show details',
      nothing: 'Nothing found for',
      select: 'to select',
      navigate: 'to navigate',
      close: 'to close',
      enter: 'Enter',
      up: 'Arrow up',
      down: 'Arrow down',
      escape: 'Escape',
    },
  },
  /** Lists of pages: their headings, and what they say before their tables. */
  lists: {
    guides: {
      title: 'Guides',
      description: 'How to use the packages of Waymark, step by step.',
      intro: 'How to use the packages, and why URLs behave as they do.',
    },
    recipes: {
      title: 'Recipes',
      description: 'Short programs for common tasks with URLs. Each of them runs as a test.',
      intro: 'Short programs for common tasks. Each of them runs as a test.',
    },
    comparisons: {
      title: 'Comparisons',
      description: 'Waymark compared with other packages: features, exactness, size and speed.',
      intro:
        'Waymark and the packages that people use today: features, exactness, size and speed, each measured by a script in the repository.',
    },
    codes: {
      title: 'Error codes',
      description:
        'Every code that the packages and commands of Waymark print: what it means, why it matters and how to fix it.',
      intro:
        'Every code that the packages and commands print. Type a part of yours, or open a group. In a terminal, `waymark explain <code>` says the same.',
    },
    rules: {
      title: 'Normalisation rules',
      description:
        'Every normalisation rule of Waymark: what it changes, what that costs in meaning, and examples.',
      intro:
        'Each rule makes one change to a URL. Its category says whether the new URL still identifies the same resource. Rules run in the order of this page.',
    },
    presets: {
      title: 'Presets',
      description:
        'Lists of normalisation rules for a purpose, such as sitemaps, crawlers or archives.',
      intro: 'A preset is a list of rules with options, made for one purpose.',
    },
    methods: {
      title: 'Comparison methods',
      description:
        'Every published way to decide whether two URLs are equal, and what a wrong answer costs.',
      intro:
        'Whether two URLs are equal depends on who asks. Each method is a published definition. Choose one by what a wrong answer would cost you.',
    },
  },
  /** Headings that several kinds of pages have. */
  headings: {
    why: 'Why it matters',
    fix: 'How to fix it',
    examples: 'Examples',
    options: 'Options',
    source: 'Source',
    rules: 'Rules',
    presets: 'Presets with this rule',
    program: 'In a program',
    wrongAnswers: 'What a wrong answer costs',
    caution: 'When not to use it',
    cost: 'What it costs',
    causes: 'Which of these is it?',
  },
  /** Heads of columns. */
  columns: {
    code: 'Code',
    severity: 'Severity',
    problem: 'What is wrong',
    rule: 'Rule',
    preset: 'Preset',
    method: 'Method',
    cost: 'Category',
    models: 'Runs on',
    does: 'What it does',
    url: 'URL',
    result: 'Becomes',
    first: 'First',
    second: 'Second',
    pattern: 'Pattern',
    equal: 'Equal',
    matches: 'Matches',
    option: 'Option',
    fallback: 'Default',
    meaning: 'Meaning',
    kind: 'Kind',
    equalWhen: 'Two URLs are equal when they are',
  },
  severities: {
    error: { name: 'Error', meaning: 'Does not work, or is ignored by search engines.' },
    warning: { name: 'Warning', meaning: 'May not do what you meant.' },
    info: { name: 'Info', meaning: 'Nothing is wrong, but it could be better.' },
  } satisfies Record<Severity, { name: string; meaning: string }>,
  categories: {
    preserves: {
      name: 'Preserves meaning',
      meaning: 'By the standards alone, the new URL identifies the same resource.',
    },
    'usually-preserves': {
      name: 'Usually preserves meaning',
      meaning:
        'On nearly every server the new URL identifies the same resource, but no standard guarantees it.',
    },
    changes: {
      name: 'Changes meaning',
      meaning: 'The new URL may identify something else. Use the rule if you know the site.',
    },
  } satisfies Record<Category, { name: string; meaning: string }>,
  families: {
    string: 'Strings',
    record: 'URL records',
    ladder: 'Ladders of the URI standards',
    format: 'Formats and protocols',
    address: 'IP addresses',
    language: 'Programming languages',
    policy: 'Policies of browsers',
    pattern: 'Patterns',
    rules: 'Normalisation rules',
    function: 'Functions',
  } satisfies Record<Family, string>,
  kinds: {
    symmetric: {
      name: 'Symmetric',
      meaning: 'Two URLs are equal exactly when they have the same key, so you can group by it.',
    },
    pairwise: {
      name: 'Pairwise',
      meaning: 'It compares two URLs and has no keys, because it is not transitive.',
    },
    directional: {
      name: 'Directional',
      meaning: 'It matches a pattern, which comes first, with a URL.',
    },
    application: {
      name: 'Application',
      meaning: 'The source leaves the choice of a method to the application.',
    },
  } satisfies Record<Method['kind'], { name: string; meaning: string }>,
  /** The badge of codes that something corrects. */
  fixable: 'Can be repaired',
  /** The field above the list of codes. */
  filter: {
    label: 'Filter the codes',
    placeholder: 'A code, or words such as: port, hreflang',
    only: 'Only',
    found: '%n% codes',
  },
  wrong: 'Wrong',
  right: 'Right',
  /** Something like what is wrong that does not have the problem. */
  fine: 'No problem here',
  given: 'Given:',
  emptyString: 'the empty string',
  none: 'none',
  yes: 'yes',
  no: 'no',
  stays: 'no change',
  noResult: 'no result',
  required: 'required',
  openDemo: 'Open this example in the demo',
  /** Of pages whose examples the demo cannot show. */
  tryDemo: 'Check your own in the demo',
  /** Before the validation errors that a cause leads to. */
  leadsTo: 'Validation error of the URL Standard:',
  inTerminal: 'The same in a terminal:',
  fixedAutomatically: '**With `--fix`:**',
  neverFixed: 'Nothing is corrected.',
  package: 'Package:',
  models: 'Runs on:',
  settledByParser:
    'The URL parser has done this already to every URL that it has parsed. The rule itself is for URLs as they are written.',
  noPresets: 'No preset has this rule.',
  wholeProcedure:
    'This preset is not made of rules: it is a published procedure that reads URLs in its own way.',
  presetTable: 'What the preset does to some URLs:',
  /** Above the rules of a preset; `%standard%` stands for the link to the preset of that name. */
  parserFirst:
    'The URL parser runs before these rules. Among other things, it writes scheme and host in lower case, resolves dot segments and drops default ports: what the preset %standard% does.',
  schemesOnly: 'It takes only URLs with these schemes:',
  falsePositive: 'It says *equal*, but they are different',
  falseNegative: 'It says *different*, but they are the same',
  without: 'URLs that it does not answer for',
}

export type Words = Readonly<typeof en>
