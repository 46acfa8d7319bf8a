import { Banner } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { isMailSet } from '@/lib/consultation/mail/transport'

/** Above the list of mails of a site that cannot send any: why they wait, and until when. */
export function NoMailServer({ i18n }: BeforeListTableServerProps) {
  return isMailSet() ? null : <Banner type="info">{wordsFor({ i18n }, 'noMailServer')}</Banner>
}
