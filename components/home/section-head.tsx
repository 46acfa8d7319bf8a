import { Phrases } from '@/components/ui/phrases'
import styles from './section-head.module.css'

interface Props {
  id: string
  title: string
  more?: { href: string; label: string }
}

export function SectionHead({ id, title, more }: Props) {
  return (
    <div className={`stack ${styles.head}`}>
      <h2 id={id} className="section-title">
        <Phrases text={title} />
      </h2>
      {more && (
        <a className="target" href={more.href}>
          <span>
            {more.label} <span aria-hidden="true">→</span>
          </span>
        </a>
      )}
    </div>
  )
}
