import type { BeforeListTableServerProps, CollectionSlug, Where } from 'payload'
import { labelFor, type StudioKey } from '@/lib/backend/embedded/labels'

export interface QueueLink {
  name: string
  href: string
  /** Undefined for a whole collection: its list shows the total, and to count a million comments again costs as much. */
  count?: number
}

export const QueueLinks = ({ name, links }: { name: string; links: QueueLink[] }) => (
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

const whereOf = (only: Readonly<Condition>[]): Where => ({
  and: only.map(([field, comparison, value]) => ({ [field]: { [comparison]: value } })),
})

const queryOf = ({ only = [] }: Queue): string => {
  const filters = only.map(([field, comparison, value], i) => {
    const at = only.length > 1 ? `where[and][${i}]` : 'where'
    return `${at}[${field}][${comparison}]=${value}`
  })
  return filters.length > 0 ? `?${filters.join('&')}` : ''
}

export type QueueContext = Pick<BeforeListTableServerProps, 'payload' | 'i18n' | 'user'>

export async function queueLink(
  { payload, i18n, user }: QueueContext,
  collection: CollectionSlug,
  queue: Queue,
): Promise<QueueLink> {
  const where = queue.only && whereOf(queue.only)
  return {
    name: labelFor({ i18n }, queue.key),
    href: `/admin/collections/${collection}${queryOf(queue)}`,
    count: where && (await payload.count({ collection, where, user, overrideAccess: false })).totalDocs,
  }
}

interface Props extends QueueContext {
  collection: CollectionSlug
  name: StudioKey
  queues: Queue[]
}

export async function Queues({ collection, name, queues, ...context }: Props) {
  const links = await Promise.all(queues.map((queue) => queueLink(context, collection, queue)))
  return <QueueLinks name={labelFor(context, name)} links={links} />
}
