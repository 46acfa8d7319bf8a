import type { ChecklistItem } from '@/lib/domain/checklist'
import { serviceAnchor } from '@/lib/domain/paths'
import styles from './services-checklist.module.css'

/** A chosen service that is not in the list: the page's address names it. */
export function OtherService({ service: { id, title } }: { service: ChecklistItem }) {
  return (
    <label id={serviceAnchor(id)} className={styles.service}>
      <input type="checkbox" name="subjects" value={id} defaultChecked /> {title}
    </label>
  )
}
