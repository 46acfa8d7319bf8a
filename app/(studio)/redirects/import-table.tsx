'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import { callStudio } from '../call-studio'
import { useLabels } from '../use-labels'

interface Result {
  message: string
  errors?: { line: string; message: string }[]
}

export function ImportTable() {
  const labels = useLabels()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<Result>()
  const [field, help] = [useId(), useId()]
  const router = useRouter()

  async function importTable(form: FormData): Promise<Result> {
    try {
      return await callStudio<Result>('POST', 'redirects/import', form)
    } catch (error) {
      return { message: (error instanceof Error && error.message) || labels('redirectsFailed') }
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setIsBusy(true)
    const done = await importTable(new FormData(event.currentTarget))
    setResult(done)
    setIsBusy(false)
    if (!done.errors) router.refresh()
  }

  return (
    <form onSubmit={(event) => void submit(event)} style={{ margin: '0 0 1.5rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
        <label htmlFor={field}>{labels('redirectsFile')}</label>
        <input id={field} name="table" type="file" accept=".csv,text/csv" required aria-describedby={help} />
        <Button type="submit" buttonStyle="secondary" size="small" margin={false} disabled={isBusy}>
          {labels('redirectsImport')}
        </Button>
      </div>
      <p id={help} style={{ margin: '0.5rem 0', color: 'var(--theme-elevation-600)' }}>
        {labels('redirectsImportHelp')}
      </p>
      <div role="status">
        {result && <p>{result.message}</p>}
        {result?.errors && (
          <ul>
            {result.errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <strong>{line}</strong>: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  )
}
