import type { ChecklistItem } from '@/lib/domain/checklist'
import styles from './services-checklist.module.css'

interface Props {
  id: string
  label: string
  services: ChecklistItem[]
  chosen: string[]
}

/** The services to choose from; none is required (spec 2, 5). */
export function ServicesChecklist({ id, label, services, chosen }: Props) {
  return (
    <fieldset id={id} className={styles.services}>
      <legend className={styles.label}>{label}</legend>
      <ul role="list" className={styles.list}>
        {services.map((service) => (
          <li key={service.id}>
            <label className={styles.service}>
              <input type="checkbox" name="subjects" value={service.id} defaultChecked={chosen.includes(service.id)} />{' '}
              {service.title}
            </label>
          </li>
        ))}
      </ul>
      {/* A subject from the footer's form is not a service: it is sent in a hidden field. */}
      {chosen
        .filter((subject) => !services.some((service) => service.id === subject))
        .map((subject) => (
          <input key={subject} type="hidden" name="subjects" value={subject} />
        ))}
    </fieldset>
  )
}
