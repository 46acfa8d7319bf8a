import type { UIFieldServerProps } from 'payload'
import { canPublish } from '@/lib/backend/embedded/access'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { nameOfStaff } from '@/lib/backend/embedded/staff/staff-name'
import { ReviewButtons } from './review-buttons'

export async function ReviewActions({ data, i18n, payload, user }: UIFieldServerProps) {
  const name = await nameOfStaff(payload, data?.reviewAskedBy)
  const words = canPublish(user)
    ? {
        isAsked: wordsFor({ i18n }, name ? 'reviewWaitsOf' : 'reviewWaits', { name: name ?? '' }),
        isReturned: name ? wordsFor({ i18n }, 'reviewIsReturnedTo', { name }) : wordsFor({ i18n }, 'reviewReturned'),
        button: wordsFor({ i18n }, 'reviewReturn'),
      }
    : {
        isAsked: wordsFor({ i18n }, 'reviewWaits'),
        isReturned: wordsFor({ i18n }, 'reviewIsReturned'),
        button: wordsFor({ i18n }, 'reviewAsk'),
      }
  return <ReviewButtons isEditor={canPublish(user)} words={words} />
}
