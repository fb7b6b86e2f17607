import { packages, readText } from '../../../test/workspace.ts'
import { REPOSITORY } from './address.ts'
import type { Language } from './languages.ts'
import { block, paragraphs } from './markdown.ts'
import { wordsIn } from './words/words.ts'

/** Whether npm has the packages: the first release has another version than this. */
export const isReleased: boolean = packages.some(({ manifest }) => manifest.version !== '0.0.0')

/** How to run the packages from the repository. */
const CHECKOUT = `${REPOSITORY}#from-a-fresh-checkout`

/** What is said before an install command as long as npm does not have the packages; empty afterwards. */
function installNotice(language: Language): string {
  return isReleased ? '' : wordsIn[language].notReleased.replace('%checkout%', CHECKOUT)
}

/** The first block of code that installs something, or a workflow that does. */
const INSTALLS = /^(?:```+\w+\n(?:(?!```).*\n)*?.*(?:npm install|npx ).*$|<<< \S+\.yml$)/m

/** A page with the notice before its first install command. */
export function withInstallNotice(body: string, language: Language): string {
  const notice = installNotice(language)
  return notice === '' ? body : body.replace(INSTALLS, (block) => `${notice}\n\n${block}`)
}

/** How to try the packages before npm has them, as the README says, and what comes before the install command; empty afterwards. */
export function firstSteps(language: Language): string {
  if (isReleased) return ''
  const [command] = /^npx .* pnpm demo(?= )/m.exec(readText('README.md')) ?? []
  if (command === undefined) throw new Error('README.md does not say how to start the demo')
  const folder = REPOSITORY.slice(REPOSITORY.lastIndexOf('/') + 1)
  return paragraphs([
    block([`git clone ${REPOSITORY}`, `cd ${folder}`, command].join('\n'), 'sh'),
    wordsIn[language].afterRelease,
  ])
}
