import type { DateField, Field } from 'payload'
import { publishersOnly, writersRead } from '../access'
import { label, type StudioKey } from '../labels'
import { localTime } from './local-time'
import { studioPart } from './studio-part'

const time = (name: 'publishAt' | 'unpublishAt', help: StudioKey): DateField => ({
  name,
  type: 'date',
  label: label(name),
  index: true,
  access: { ...publishersOnly, read: writersRead },
  hooks: { beforeDuplicate: [() => null] },
  admin: { ...localTime, position: 'sidebar', disableBulkEdit: true, description: label(help) },
})

/** When an article becomes public by itself, and when it is withdrawn. Its latest version counts, draft or not. */
export const publicationPlan: Field[] = [
  time('publishAt', 'publishAtHelp'),
  time('unpublishAt', 'unpublishAtHelp'),
  studioPart('planActions', 'planning/plan-actions#PlanActions', 'sidebar'),
]
