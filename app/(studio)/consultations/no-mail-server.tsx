import { Banner } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import { isMailSet } from '@/lib/consultation/mail/transport'

export function NoMailServer({ i18n }: BeforeListTableServerProps) {
  return isMailSet() ? null : <Banner type="info">{labelFor({ i18n }, 'noMailServer')}</Banner>
}
