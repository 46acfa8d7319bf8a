import type { UIFieldServerProps } from 'payload'
import { canPublish } from '@/lib/backend/embedded/access'
import { PlanButtons } from './plan-buttons'

/** Below the times of an article: what is planned, and for whoever may publish the buttons that plan and cancel. */
export const PlanActions = ({ user }: UIFieldServerProps) => <PlanButtons canPlan={canPublish(user)} />
