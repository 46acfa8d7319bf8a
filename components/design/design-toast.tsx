'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'

/** Shows a toast of each kind. */
export function DesignToast({ label }: { label: string }) {
  return (['success', 'error', 'info'] as const).map((kind) => (
    <Button key={kind} look="quiet" onClick={() => toast({ kind, text: label })}>
      {label}: {kind}
    </Button>
  ))
}
