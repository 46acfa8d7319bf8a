import { getTranslations } from 'next-intl/server'
import { checklistTypes, type ChecklistItem } from '@/lib/domain/checklist'
import { ChosenServices } from './chosen-services'
import field from '@/components/ui/field.module.css'
import styles from './services-checklist.module.css'

interface Props {
  id: string
  label: string
  services: ChecklistItem[]
  chosen: string[]
}

/** The services to choose from, in groups; none is required (spec 2, 5). */
export async function ServicesChecklist({ id, label, services, chosen }: Props) {
  const t = await getTranslations()
  const groups = checklistTypes
    .map((type) => ({ type, items: services.filter((service) => service.type === type) }))
    .filter(({ items }) => items.length > 0)
  return (
    <fieldset id={id}>
      <legend className={`${field.label} ${styles.label}`}>{label}</legend>
      <ChosenServices
        label={t('consultation.chosen')}
        initial={services.filter((service) => chosen.includes(service.id)).map(({ title }) => title)}
      />
      <div className={styles.list}>
        {groups.map(({ type, items }) => (
          <div key={type} role="group" aria-labelledby={`${id}-${type}`}>
            <p id={`${id}-${type}`} className={`muted ${styles.group}`}>
              {t(`sections.${type}.title`)}
            </p>
            <ul role="list">
              {items.map((service) => (
                <li key={service.id}>
                  <label className={`media ${styles.service}`}>
                    <input
                      type="checkbox"
                      name="subjects"
                      value={service.id}
                      defaultChecked={chosen.includes(service.id)}
                    />{' '}
                    {service.title}
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {/* A subject from the footer's form is not a service: it is sent in a hidden field. */}
      {chosen
        .filter((subject) => !services.some((service) => service.id === subject))
        .map((subject) => (
          <input key={subject} type="hidden" name="subjects" value={subject} />
        ))}
    </fieldset>
  )
}
