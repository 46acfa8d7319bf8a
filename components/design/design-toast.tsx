'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'

export function DesignToast({ label }: { label: string }) {
  return (['success', 'error', 'info'] as const).map((kind) => (
    <Button key={kind} look="quiet" onClick={() => toast({ kind, text: label })}>
      {label}: {kind}
    </Button>
  ))
}
