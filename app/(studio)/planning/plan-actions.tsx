import type { UIFieldServerProps } from 'payload'
import { canPublish } from '@/lib/backend/embedded/access'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { PlanButtons } from './plan-buttons'
import { planWords } from './plan-words'

/** Below the times of an article: what is planned, and for whoever may publish the buttons that plan and cancel. */
export function PlanActions({ i18n, user }: UIFieldServerProps) {
  // The time is filled in where it is known, in the form.
  const entries = planWords.map((key) => [key, wordsFor({ i18n }, key, { time: '{time}' })])
  return <PlanButtons canPlan={canPublish(user)} words={Object.fromEntries(entries)} />
}
