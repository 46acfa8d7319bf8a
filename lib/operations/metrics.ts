import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { processSingleton } from '@/lib/operations/process-singleton'
import { AnswerCounts } from './answer-counts'
import { isStorageFailing } from './storage-state'

/** Pages, by where they came from: plain numbers, since labels take longer than finding a page in memory. */
function countPages(registers: Registry[]) {
  const pages = { memory: 0, shared: 0, rendered: 0, stale: 0 }
  const counter: Counter<'from'> = new Counter({
    name: 'ilc_pages_total',
    help: 'Pages that were asked for: from memory, shared by another instance, rendered, or stale since they could not be rendered.',
    labelNames: ['from'],
    registers,
    collect: () => {
      counter.reset()
      for (const [from, count] of Object.entries(pages)) counter.inc({ from }, count)
    },
  })
  return pages
}

function begin() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    answers: new AnswerCounts(registry),
    pages: countPages(registers),
    pageCacheBytes: new Gauge({
      name: 'ilc_page_cache_bytes',
      help: 'Bytes of memory that the page cache takes.',
      registers,
    }),
    backendReads: new Counter({
      name: 'ilc_backend_reads_total',
      help: 'Readings of the hosted backend, by what they came to; none is made while the circuit is open.',
      labelNames: ['outcome'],
      registers,
    }),
    lastBackup: new Gauge({
      name: 'ilc_last_backup_timestamp_seconds',
      help: 'When the last good backup began that the site made by itself, in seconds since 1970; 0 if there is none, NaN if it makes none.',
      registers,
    }),
    breakerOpen: new Gauge({
      name: 'ilc_backend_breaker_open',
      help: '1 while the circuit breaker is open.',
      registers,
    }),
    storageFailing: new Gauge({
      name: 'ilc_storage_failing',
      help: '1 while nothing can be stored, as far as it was tried: the disk is full or may not be written.',
      registers,
      collect() {
        this.set(isStorageFailing() ? 1 : 0)
      },
    }),
  }
}

export const metrics = () => processSingleton('metrics', begin)
