export interface QueueLink {
  name: string
  href: string
  /** Undefined for a whole collection: its list shows the total, and to count a million comments again costs as much. */
  count?: number | undefined
}

interface Props {
  name: string
  links: QueueLink[]
}

export const QueueLinks = ({ name, links }: Props) => (
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
