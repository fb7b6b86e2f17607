// Runs before the page is drawn: whatever would make it jump later is decided here.

import { documentationLink } from '../documentation.ts'
import { readLanguage } from '../language.ts'
import { TAB_OF, type ViewName } from '../page-view.ts'
import { showTheme } from '../theme.ts'

const root = document.documentElement
const { hash, pathname, search } = window.location
const language = readLanguage(search)
const name = /^#(?:.*&)?view=(\w+)/.exec(hash)?.[1] ?? 'read'
const view = Object.hasOwn(TAB_OF, name) ? (name as ViewName) : 'read'
root.lang = language
root.dataset['tab'] = TAB_OF[view]
root.dataset['view'] = view
// The answer in the HTML is that on the first URL.
if (TAB_OF[view] === 'url' && /[#&](?:url|host)=/.test(hash)) root.classList.add('linked')
showTheme()

// The percent-encode sets were a view, and are a page of the documentation.
const page = name === 'sets' ? documentationLink('percent-encoding', language, pathname) : null
if (page !== null) window.location.replace(page)
