import { sentence, tell } from '@waymark/infra/internal'
import { isWholeVariable } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { TemplateTree } from '../lint/shadowing.ts'

export const setShadowed: LintRule = {
  code: 'set-shadowed',
  groups: ['set'],
  severity: 'info',
  summary: 'An earlier template of the set matches every URI that this one matches.',
  explanation:
    'A server that tries its templates in their order never reaches this one: after `/{kind}/{id}`, `/users/{id}` is shadowed. A fixed URI beside a template, such as `/users/me`, is legitimate, because servers look for fixed URIs first.',
  remedy: 'List the narrower template first.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-1.4',
  kinds: ['template'],
  examples: [
    {
      text: '/{kind}/{id}',
      kind: 'template',
      others: ['/{kind}/{id}/posts'],
      findings: 0,
    },
    { text: '/users/{id}', kind: 'template', others: ['/{kind}/{id}'], findings: 0 },
    { text: '/users/{id}', kind: 'template', others: ['/users/me'], findings: 0 },
    {
      text: '/{kind}/{id}',
      kind: 'template',
      others: ['/users/{id}'],
      right: '/kinds/{kind}/{id}',
      findings: 1,
    },
  ],
  checkSet(subjects, _settings, report) {
    const trees = new Map<string, TemplateTree>()
    subjects.forEach(({ text, masked, levels, schemeName, uri, template }, index) => {
      const words = levels.map((level) => level.text)
      const isSimple = words.every((word) => isWholeVariable(word) || !/\ufdd0/.test(word))
      const hasOthers = uri.query !== null || uri.fragment !== null
      if (template === null || !isSimple || hasOthers) return
      if (template.some((part) => part.kind === 'expression' && part.operator !== '')) return
      const authority =
        uri.authority === null ? '' : masked.slice(uri.authority.start, uri.authority.end)
      const isLevel = levels.length > 0 && levels[0]!.start === uri.authority?.start
      const key = `${schemeName}:${isLevel ? '' : authority}`
      const tree = trees.get(key) ?? new TemplateTree()
      trees.set(key, tree)
      const cover = words.some(isWholeVariable) ? tree.findCover(words) : null
      if (cover !== null) {
        report(index, {
          start: 0,
          end: text.length,
          ...tell({
            message: sentence('{other} comes first and matches every URI of this template.', {
              other: cover,
            }),
          }),
        })
      }
      tree.add(words, text)
    })
  },
}
