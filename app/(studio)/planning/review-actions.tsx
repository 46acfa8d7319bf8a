import type { UIFieldServerProps } from 'payload'
import { canPublish } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { nameOfStaff } from '@/lib/backend/embedded/staff/staff-name'
import { ReviewButtons } from './review-buttons'

export async function ReviewActions({ data, i18n, payload, user }: UIFieldServerProps) {
  const name = await nameOfStaff(payload, data?.reviewAskedBy)
  const labels = canPublish(user)
    ? {
        isAsked: labelFor({ i18n }, name ? 'reviewWaitsOf' : 'reviewWaits', { name: name ?? '' }),
        isReturned: name ? labelFor({ i18n }, 'reviewIsReturnedTo', { name }) : labelFor({ i18n }, 'reviewReturned'),
        button: labelFor({ i18n }, 'reviewReturn'),
      }
    : {
        isAsked: labelFor({ i18n }, 'reviewWaits'),
        isReturned: labelFor({ i18n }, 'reviewIsReturned'),
        button: labelFor({ i18n }, 'reviewAsk'),
      }
  return <ReviewButtons isEditor={canPublish(user)} labels={labels} />
}
