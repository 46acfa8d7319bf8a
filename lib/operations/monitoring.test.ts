import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { metrics } from './metrics'

/** The dashboard and the alert rules in `deploy/monitoring` name only metrics and labels that /metrics has. */

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['critical', 'warning']) }),
            annotations: z.object({ summary: z.string().min(10), action: z.string().min(20) }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')))
  .groups.flatMap(({ rules }) => rules)

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).min(1),
      }),
    ),
    templating: z.object({ list: z.array(z.object({ query: z.string() })) }),
  })
  .parse(JSON.parse(readFileSync('deploy/monitoring/grafana.json', 'utf8')))

const expressions = [
  ...alerts.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
  ...dashboard.templating.list.map(({ query }) => ['variable', query] as const),
]

const ownLabels = ['instance', 'job', 'le']

let served = ''
beforeAll(async () => {
  const { answers, pages, backendReads } = metrics()
  answers.add('page', 500, 1)
  for (const from of ['memory', 'shared', 'rendered', 'stale'] as const) pages[from] += 1
  backendReads.inc({ outcome: 'answered' })
  served = await metrics().registry.metrics()
})

test.each(expressions)('%s: %s', (_, expression) => {
  const names = [...expression.matchAll(/\b(?:ilc|process|nodejs)_\w+/g)].map(([name]) => name)
  const isServed = (name: string) => new RegExp(`^${name}(?:\\{.*\\})? [-\\d]`, 'm').test(served)
  expect(names.filter((name) => !isServed(name))).toEqual([])
  const labels = [...expression.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
  const known = (name: string, value?: string) =>
    ownLabels.includes(name) || new RegExp(`[{,]${name}="${value ?? '[^"]*'}"`).test(served)
  expect(labels.filter(([name = '', value]) => !known(name, value))).toEqual([])
  expect(grouped.filter((name) => !known(name))).toEqual([])
  expect(names.length > 0 || /^(?:up\{|prometheus$)/.test(expression)).toBe(true)
})

test('every metric of the site is on the dashboard', () => {
  const shown = JSON.stringify(dashboard.panels)
  const names = [...served.matchAll(/^# TYPE (ilc_\w+)/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !shown.includes(name))).toEqual([])
})
