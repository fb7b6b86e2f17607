import type { CompareWords } from './words.ts'

export const en: CompareWords = {
  language: 'en',
  title: 'Waymark and %peer%',
  measured: 'Measured on %date% with %package% %version%, by `%command%`.',
  which: 'Which one to take',
  takePeer: 'Take %peer% if:',
  takeWaymark: 'Take Waymark if:',
  exactness: {
    heading: 'Exactness',
    text: 'Cases that pass. If one part is wrong, a case does not pass.',
  },
  suite: 'suite',
  cases: 'cases',
  disagreements: {
    heading: 'Disagreements',
    text: 'Both normalised %urls% URLs, three quarters of them from lists of real ones, Waymark by the rules that come nearest to the defaults of %peer%: `%here%`. %differ% results differ. A disagreement with several causes counts under each. [Other normalisers](https://github.com/waymark-url/waymark/blob/main/docs/peers.md) are compared in the same way.',
  },
  urls: 'URLs',
  cause: 'cause',
  verdict: 'who is right',
  size: { heading: 'Size', text: 'Bundled by esbuild, minified and compressed by gzip.' },
  what: 'what',
  speed: {
    heading: 'Speed',
    text: 'How many times as long %peer% takes: above 1, Waymark is faster; below 1, %peer% is. The median of all rounds of one run, and the smallest and the largest.',
  },
  operation: 'operation',
  input: 'input',
  median: 'median',
  range: 'from, to',
  features: { heading: 'Features', text: 'The program that measures has looked up each of them.' },
  about: 'About the figures',
  machine:
    'Node %node%, %machine%, with other work on the machine. So times are processor times, and only ratios within one run are given.',
  again:
    '`%command%` measures all of this again, and writes this page. If a figure is unfair, please [tell us](https://github.com/waymark-url/waymark/issues).',
  terms: {
    kasztp: 'web pages (kasztp)',
    userbait: 'web pages, many of phishing (userbait)',
    'test-lists-urls': 'home pages (test-lists)',
    'file-urls': 'files',
    'module-urls': 'modules',
    'messy-urls': 'URLs with faults',
    real: 'real queries',
    form: 'forms',
    'UTF-8': 'names that are not ASCII',
    href: '`new URL(url).href`',
    'all ten getters': '`new URL(url)` and its ten getters',
    canParse: '`URL.canParse(url)`',
    'resolve, string base, as it is': '`new URL(reference, base).href`',
    'set pathname': '`url.pathname = …; url.href`',
    'searchParams.set': '`url.searchParams.set(…); url.href`',
    'parse and toString': '`new URLSearchParams(query).toString()`',
  },
  peers: {
    'whatwg-url': {
      title: 'whatwg-url',
      description: 'The implementation that jsdom uses, beside @waymark/url.',
      about:
        'whatwg-url is the URL Standard in JavaScript, by people who also edit the standard. jsdom uses it. Its code follows the text of the standard step by step.',
      takePeer: [
        'You give a window of jsdom, or another realm, its own classes: whatwg-url installs them into any global object.',
        'You want the reference implementation, in which changes of the standard are tried first.',
        'You use it already, only in Node, and neither time nor size matters.',
      ],
      takeWaymark: [
        'Its code goes into a page or an app: compare the sizes below.',
        'You parse many URLs.',
        'You show errors to people: Waymark says what is wrong, where, and what to write instead.',
        'You also normalise, compare or show URLs: these packages use the same parser.',
      ],
      notes: ['Both pass the tests of the standard, but for what the first table shows.'],
    },
    'react-native-url-polyfill': {
      title: 'react-native-url-polyfill',
      description: 'The usual polyfill for React Native, beside @waymark/react-native.',
      about:
        'react-native-url-polyfill is a version of whatwg-url for React Native, from which the tables of IDNA were taken out so that it stays small.',
      takePeer: [
        'Size matters most, and your URLs are plain: it is the smallest of the three.',
        'You have it in many apps, and nobody has missed anything.',
      ],
      takeWaymark: [
        'Your users enter URLs, or domains that are not ASCII.',
        'The same URL must be the same on a phone, in a browser and on a server.',
        'Your app parses many URLs. On Hermes, the differences are larger than below.',
      ],
      notes: [
        'The figures for speed are of Node, where both are compiled to machine code. Those of Hermes, JavaScriptCore and QuickJS are in the [README of `@waymark/react-native`](https://github.com/waymark-url/waymark/tree/main/packages/react-native#speed); `pnpm bench:interpreters` measures them.',
        'For the row about engines with only ECMAScript, the same parser was bundled as `@waymark/url`.',
      ],
    },
    'core-js-pure': {
      title: 'core-js',
      description: 'The URL of core-js, beside @waymark/url.',
      about:
        'core-js is a collection of polyfills for all of ECMAScript and some Web APIs, such as `URL` and `URLSearchParams`. `core-js-pure`, which was measured, is the same code without changes of globals.',
      takePeer: [
        'You support engines of ECMAScript 5. Waymark needs ECMAScript 2022.',
        'You use core-js for other polyfills already: parts of its code are shared.',
        'You want a polyfill that steps back where the engine’s own class is good, chosen for a list of browsers by Babel.',
      ],
      takeWaymark: [
        'You need the answers of the standard, also for domains in other scripts.',
        'You need errors with a reason.',
        'You parse many URLs.',
      ],
      notes: [],
    },
    tldts: {
      title: 'tldts',
      description: 'A fast library for domains, beside @waymark/public-suffix.',
      about:
        'tldts takes domains, public suffixes and subdomains out of URLs and host names, with the Public Suffix List in the package. It looks for the host in the string, without a URL parser.',
      takePeer: [
        'You need the domains of many URLs, and nothing else of them: it is faster, and also smaller.',
        'You want one function for URLs, host names and email addresses, as strings.',
        'You need to know whether a suffix is of ICANN or private, or ignore the private ones.',
        'You need the subdomain, or the name without its suffix.',
      ],
      takeWaymark: [
        'The answer is for security, such as cookies or an allow list: the host must be the one that browsers connect to.',
        'You need *same site* as in the HTML Standard.',
        'You update the list without updating the package, or need to know its version.',
      ],
      notes: [
        'tldts is asked with `{ allowPrivateDomains: true }`, because the tests and browsers count the private section.',
        'tldts does not claim to read URLs as browsers do: the second suite shows what that means.',
        'For a URL, the time of Waymark includes a whole URL parser.',
      ],
    },
    'normalize-url': {
      title: 'normalize-url',
      description: 'The best-known normaliser for Node, beside @waymark/normalize.',
      about:
        'normalize-url is one function with options, for Node and browsers. It uses the `URL` of the engine.',
      takePeer: [
        'You want one function with defaults that somebody has chosen for you.',
        'You normalise what people enter without a scheme: it reads `example.com` as a URL.',
        'Your code goes into a page: the engine’s parser costs nothing.',
      ],
      takeWaymark: [
        'You want to choose what “the same URL” means, and see what each rule costs.',
        'You show people what was changed, and why.',
        'You normalise millions of lines, or strings that must keep everything else as it is written.',
        'You need the same answer on every engine.',
      ],
      notes: [
        'The defaults of both differ on purpose, so that the times are of similar and not of equal work.',
        'No test suite says what a normaliser removes. Instead, both got the same URLs, and each disagreement has a cause.',
      ],
    },
    sitemap: {
      title: 'sitemap.js',
      description:
        'The usual writer of sitemaps for Node, beside @waymark/sitemap and @waymark/site.',
      about:
        'sitemap.js writes sitemaps and indexes as streams in Node, reads them back, and has a small command.',
      takePeer: [
        'Your data is right, and you only need XML: it writes what it is given.',
        'You want to check files against the XML Schema with `xmllint`.',
        'You use one of the many integrations that are built on it.',
      ],
      takeWaymark: [
        'Your site is in several languages: each page gets all of its links, and those that are not returned are reported.',
        'Your data is written by people: URLs are normalised and checked before they are published.',
        'You check sitemaps that are published already, also in a browser.',
      ],
      notes: [
        'sitemap.js only writes; `waymark sitemap` reads a database, checks and normalises every URL and link, and writes the same pages. `waymark validate` reads and checks. Both are whole processes, by processor time.',
      ],
    },
    'url-template': {
      title: 'url-template',
      description: 'A small library for RFC 6570, beside @waymark/uri-template.',
      about:
        'url-template expands URI Templates (RFC 6570) of all levels, in about 130 lines without dependencies.',
      takePeer: [
        'You only expand templates that you wrote yourself, and every byte counts: it is smaller.',
        'You need a licence of the BSD family.',
      ],
      takeWaymark: [
        'You read values back from URIs, as in a router or a server of the Model Context Protocol.',
        'Templates or values come from others: wrong templates are refused, and values cannot leave their place.',
        'You want the compiler to know the variables of a template.',
      ],
      notes: [
        '`defineTemplate` checks each value before it expands the template, which url-template does not.',
      ],
    },
  },
}
