import type { Words } from './words.ts'

/** English */
export const en: Words = {
  site: {
    title: 'Waymark',
    description:
      'TypeScript packages for URLs: parse them as browsers do, normalise and compare them, and make checked sitemaps with hreflang links.',
    footer: 'MIT licence. This site loads nothing from other servers and counts nobody.',
  },
  home: {
    headline: 'URLs, exactly as the standards say',
    tagline:
      'TypeScript packages that parse URLs as browsers do, say when two of them are the same, and turn a list of pages into checked sitemaps with hreflang links.',
    start: 'Get started',
    demo: 'Try the demo',
    catalogue: 'Look up an error code',
    live: {
      label: 'Type a URL',
      valid: 'No errors.',
      errors: 'It parses, with these errors:',
      failed: 'It does not parse:',
      more: 'Everything about it, in the demo',
    },
    features: {
      parse: {
        title: 'Parse',
        details: 'The URL Standard on every engine, with each validation error and its place.',
      },
      normalise: {
        title: 'Normalise',
        details: '%rules% rules in %presets% presets. Each says whether it preserves meaning.',
      },
      compare: {
        title: 'Compare',
        details: '%methods% published ways to call two URLs equal, most with a key to group by.',
      },
      publish: {
        title: 'Publish',
        details:
          'Sitemaps with hreflang links from a database of pages, checked and written whole.',
      },
      protect: {
        title: 'Protect',
        details: 'Verdicts on URLs that could deceive, and guards for paths and outgoing requests.',
      },
      design: {
        title: 'Design',
        details: 'URI templates in both directions, and a linter for the URIs of resources.',
      },
    },
  },
  menu: {
    guides: 'Guides',
    recipes: 'Recipes',
    comparisons: 'Comparisons',
    catalogue: 'Catalogue',
    codes: 'Error codes',
    rules: 'Normalisation rules',
    presets: 'Presets',
    methods: 'Comparison methods',
    api: 'API',
    demo: 'Demo',
  },
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
    labels: {
      mainMenu: 'Main menu',
      more: 'More',
      pages: 'Pages of this section',
      toggle: 'Show or hide',
      neighbours: 'Previous and next page',
    },
    notFound: {
      title: 'Page not found',
      quote: 'There is no page at this URL. The search finds every code, rule, preset and method.',
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
        'Every code that the packages and commands print. Search for yours, or use the find function of your browser. In a terminal, `waymark explain <code>` says the same.',
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
  },
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
    error: { name: 'Error', meaning: 'It does not work, or search engines ignore it.' },
    warning: { name: 'Warning', meaning: 'It may not do what you meant.' },
    info: { name: 'Info', meaning: 'Nothing is wrong, but it could be better.' },
  },
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
  },
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
  },
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
  },
  wrong: 'Wrong',
  right: 'Right',
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
  parserFirst:
    'The URL parser runs before these rules. Among other things, it writes scheme and host in lower case, resolves dot segments and drops default ports: what the preset %standard% does.',
  schemesOnly: 'It takes only URLs with these schemes:',
  falsePositive: 'It says *equal*, but they are different',
  falseNegative: 'It says *different*, but they are the same',
  without: 'URLs that it does not answer for',
}
