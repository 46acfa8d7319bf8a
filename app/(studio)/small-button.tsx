'use client'

import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

/** Payload's button for what is done within a form or a list, beside its save. */
export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button size="small" margin={false} buttonStyle="secondary" {...props} />
)
