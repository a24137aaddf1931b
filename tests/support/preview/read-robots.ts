// Parses robots.txt by the grammar of RFC 9309, section 2.2. @throws at an invalid line

export interface Robots {
  groups: { agents: string[]; allow: string[]; disallow: string[] }[]
  sitemaps: string[]
}

const record = /^([A-Za-z-]+)[ \t]*:[ \t]*([\x21-\x22\x24-\x7e]*)[ \t]*$/

export function readRobots(text: string): Robots {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const robots: Robots = { groups: [], sitemaps: [] }
  let group: Robots['groups'][number] | undefined
  let hasRules = false
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, field, value = ''] = record.exec(line) ?? []
    switch (field?.toLowerCase()) {
      case 'user-agent':
        if (!/^(\*|[A-Za-z_-]+)$/.test(value)) throw new Error(`no product token: ${value}`)
        if (!group || hasRules) {
          group = { agents: [], allow: [], disallow: [] }
          robots.groups.push(group)
        }
        hasRules = false
        group.agents.push(value)
        break
      case 'allow':
      case 'disallow':
        if (!group || (value !== '' && !value.startsWith('/'))) throw new Error(`no rule: ${line}`)
        hasRules = true
        group[field.toLowerCase() as 'allow' | 'disallow'].push(value)
        break
      case 'sitemap':
        if (new URL(value).href !== value) throw new Error(`no address: ${value}`)
        robots.sitemaps.push(value)
        break
      default:
        throw new Error(`no line of a robots.txt: ${line}`)
    }
  }
  return robots
}

/** Whether an unnamed crawler may fetch a path: the longest matching rule decides; of two equally long ones, the one that allows. */
export function mayFetch({ groups }: Robots, path: string): boolean {
  const { allow = [], disallow = [] } = groups.find(({ agents }) => agents.includes('*')) ?? {}
  const longest = (rules: string[]): number =>
    Math.max(-1, ...rules.filter((rule) => rule !== '' && path.startsWith(rule)).map((rule) => rule.length))
  return longest(allow) >= longest(disallow)
}
