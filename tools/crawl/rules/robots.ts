import { agentNames } from '../agents'
import type { Problem, Rule } from '../site'

interface Group {
  agents: string[]
  rules: { allows: boolean; path: string }[]
}

/** The groups of a robots.txt (RFC 9309). */
function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? []
    const name = field.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
    } else if (value && (name === 'allow' || name === 'disallow'))
      groups.at(-1)?.rules.push({ allows: name === 'allow', path: value })
    if (name) isNaming = name === 'user-agent'
  }
  return groups
}

const matches = (pattern: string, path: string) => {
  const [body = '', end] = pattern.endsWith('$') ? [pattern.slice(0, -1), '$'] : [pattern, '']
  return new RegExp(
    `^${body
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}${end}`,
  ).test(path)
}

/** Whether an agent may call a path: the longest matching rule decides, and `Allow` wins over `Disallow`. */
export function mayCall(text: string, agent: string, path: string): boolean {
  const groups = groupsOf(text)
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap(
    (group) => group.rules,
  )
  const [first] = rules
    .filter((rule) => matches(rule.path, path))
    .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows))
  return first?.allows ?? true
}

/** robots.txt names the sitemap, and forbids no agent what pages link to. */
export const robots: Rule = ({ pages, files, robots: { address, status, type, text } }) => {
  const reported = [
    ...(status === 200 && type.startsWith('text/plain') ? [] : [`answers ${status} as ${type}`]),
    ...(/^sitemap:\s*https?:\/\/\S+$/im.test(text) ? [] : ['names no sitemap']),
  ].map((what): Problem => ({ page: address, what }))
  const forbidden = [...pages.keys(), ...files.keys()].flatMap((linked): Problem[] => {
    const { pathname, search } = new URL(linked)
    const shut = agentNames.filter((agent) => !mayCall(text, agent, pathname + search))
    return shut.length === 0 ? [] : [{ page: linked, what: `is forbidden to ${shut.join(', ')}` }]
  })
  return [...reported, ...forbidden]
}
