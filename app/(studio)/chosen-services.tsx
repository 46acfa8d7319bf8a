import type { UIFieldServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import { titlesOf } from '@/lib/backend/embedded/articles/titles-of'

export async function ChosenServices({ data, payload, i18n }: UIFieldServerProps) {
  const titles = await titlesOf(payload, typeof data?.subject === 'string' ? data.subject : '')
  if (titles.length === 0) return null
  return (
    <div style={{ margin: '0 0 1.5rem' }}>
      {labelFor({ i18n }, 'subject')}:
      <ul style={{ margin: '0.25rem 0 0', paddingInlineStart: '1.25rem' }}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
