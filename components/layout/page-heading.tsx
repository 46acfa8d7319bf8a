import { Phrases } from '@/components/ui/phrases'
import { Breadcrumb } from './breadcrumb'
import styles from './page-heading.module.css'

interface Props {
  title: string
  lead?: string
  path: string
}

export function PageHeading({ title, lead, path }: Props) {
  return (
    <>
      <Breadcrumb path={path} title={title} />
      <div className={`band ${styles.band}`}>
        <div className={`column stack ${styles.inner}`}>
          <h1>
            <Phrases text={title} />
          </h1>
          {lead && <p className={`measure subheading ${styles.lead}`}>{lead}</p>}
        </div>
      </div>
    </>
  )
}
