export interface LintTextExample {
  readonly label: LintLabel
  readonly text: string
}

const EXAMPLES = [
  {
    label: 'A server that grew',
    text: [
      'DB://postgres/mydb/getUsers/123?pageNum=2&sortBy=name',
      'db://postgres/mydb/user/42',
      'memory://session/current_user/',
      'file:///home/ann/My Notes.txt#L20-L10',
      'https://api.example.com:443/v1/userProfiles/{id}/posts{?page,limit}',
    ].join('\n'),
  },
  {
    label: 'As in the guide',
    text: [
      'file:///docs/guide.md#L10-L20',
      'db://postgres/mydb/users/123',
      'git://my-repo/main/src/index.ts',
      'memory://session/current-user',
      'https://api.example.com/users?sort=name&order=asc&page=2&page_size=20',
    ].join('\n'),
  },
  {
    label: 'Dangerous',
    text: [
      'git://my-repo/main/src/../secret%2Fkeys',
      'https://ann:secret@api.example.com/users?token=abc',
      'file:///docs/%C0%AE%C0%AE/etc/passwd',
      'http://{host}/{+path}',
    ].join('\n'),
  },
  {
    label: 'Mixed conventions',
    text: [
      'https://api.example.com/user-profiles?page_size=20',
      'https://api.example.com/orderItems?pageSize=20',
      'https://api.example.com/blog_posts/?offset=40&limit=20',
    ].join('\n'),
  },
  {
    label: 'Percent-encoding',
    text: 'file:///docs/naïve plan.md\nfile:///docs/100%.md\nfile:///docs/%61%2fb.md',
  },
  {
    label: 'With ignore comments',
    text: [
      '# waymark-ignore-next-line path-verb',
      'https://api.example.com/search',
      'https://api.example.com/getReport # waymark-ignore path-verb',
    ].join('\n'),
  },
  {
    label: 'resources/list',
    text: JSON.stringify(
      {
        resources: [
          { uri: 'db://postgres/shop/order_items/7', name: 'An item' },
          { uri: 'memory://Cache/user', name: 'A user' },
        ],
      },
      null,
      2,
    ),
  },
] as const

export type LintLabel = (typeof EXAMPLES)[number]['label']

export const LINT_EXAMPLES: readonly LintTextExample[] = EXAMPLES
