import type { UIFieldServerProps } from 'payload'
import { canPublish } from '@/lib/backend/embedded/access'
import { PlanButtons } from './plan-buttons'

export const PlanActions = ({ user }: UIFieldServerProps) => <PlanButtons canPlan={canPublish(user)} />
