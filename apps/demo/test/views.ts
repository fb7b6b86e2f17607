/** Each view: a fragment that leads there, and what is on the page once the view is drawn. */
export const VIEWS = [
  ['read', '#url=https://%D0%B0%D1%80%D1%80%D3%8F%D0%B5.com/a/../b', '#seo .steps'],
  ['compare', '#view=compare', '.purpose'],
  ['rules', '#view=rules', '#rules-trace .steps'],
  ['lint', '#view=lint', '.lint-item'],
  ['stepper', '#view=stepper', '.outline [aria-current]'],
  ['hosts', '#view=hosts', '.code-points'],
  ['site', '#view=site', '#site-headline:not([inert]) .verdict-head'],
  ['patterns', '#view=patterns', '.outcomes'],
  ['sets', '#view=sets', '#view-sets table'],
  ['list', '#view=list', '.line-groups'],
] as const
