import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import { labelFor } from '@/lib/backend/embedded/labels'

export async function PersonLink({ data, i18n, payload, req }: UIFieldServerProps) {
  const main = idOf(data?.mainProfile as number | undefined)
  const person =
    main && (await payload.findByID({ collection: 'members', id: main, depth: 0, disableErrors: true, req }))
  if (!person) return null
  return (
    <p className="field-type">
      {labelFor({ i18n }, 'personLink')} <a href={`/admin/collections/members/${person.id}`}>{person.fullName}</a>
    </p>
  )
}
