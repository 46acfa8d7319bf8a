import type { BeforeListTableServerProps, CollectionSlug, Where } from 'payload'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'

export interface QueueLink {
  name: string
  href: string
  /** Undefined for a whole collection: its list shows the total, and to count a million comments again costs as much. */
  count?: number | undefined
}

interface LinksProps {
  name: string
  links: QueueLink[]
}

export const QueueLinks = ({ name, links }: LinksProps) => (
  <nav aria-label={name}>
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', margin: '0 0 1rem', padding: 0, listStyle: 'none' }}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            {link.name}
            {link.count !== undefined && ` (${link.count})`}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

type Condition = [string, 'equals' | 'greater_than', string | number]

export const waitingFor = {
  answer: ['status', 'equals', 'PENDING'],
  decision: ['state', 'equals', 'HELD'],
  reports: ['openReports', 'greater_than', 0],
  mail: ['state', 'equals', 'FAILED'],
} as const satisfies Record<string, Condition>

export interface Queue {
  key: StudioKey
  /** Conditions that all hold. Omitted for the whole collection, which is not counted. */
  only?: Readonly<Condition>[]
}

const whereOf = (only: readonly Readonly<Condition>[]): Where => ({
  and: only.map(([field, comparison, value]) => ({ [field]: { [comparison]: value } })),
})

const queryOf = ({ only = [] }: Queue): string => {
  const filters = only.map(([field, comparison, value], i) => {
    const at = only.length > 1 ? `where[and][${i}]` : 'where'
    return `${at}[${field}][${comparison}]=${value}`
  })
  return filters.length > 0 ? `?${filters.join('&')}` : ''
}

type Context = Pick<BeforeListTableServerProps, 'payload' | 'i18n' | 'user'>

export async function queueLinks(
  { payload, i18n, user }: Context,
  collection: CollectionSlug,
  queues: readonly Queue[],
): Promise<QueueLink[]> {
  const countOf = async ({ only = [] }: Queue) =>
    only.length > 0
      ? (await payload.count({ collection, where: whereOf(only), user, overrideAccess: false })).totalDocs
      : undefined
  const counts = await Promise.all(queues.map(countOf))
  return queues.map((queue, i) => ({
    name: labelFor({ i18n }, queue.key),
    href: `/admin/collections/${collection}${queryOf(queue)}`,
    count: counts[i],
  }))
}

interface Props extends Context {
  collection: CollectionSlug
  name: StudioKey
  queues: Queue[]
}

export async function Queues({ collection, name, queues, ...context }: Props) {
  return (
    <QueueLinks name={labelFor({ i18n: context.i18n }, name)} links={await queueLinks(context, collection, queues)} />
  )
}
