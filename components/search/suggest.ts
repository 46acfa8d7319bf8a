import { QueryClient } from '@tanstack/react-query'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { suggestionsQuery, type Suggestion, type SuggestionGroup } from '@/lib/http/browser/suggestions'

/**
 * Runs in the browser once the search field is used, without React, which a slow phone would wait for: fills the list
 * of suggestions that `search-field.tsx` renders empty. Arrow keys move through it, Enter opens the selected one, Escape
 * closes it (a combobox).
 */

/** Milliseconds without a keystroke after which suggestions are requested. */
const debounce = 150

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } })

function element(name: string, attributes: Record<string, string>, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}

const optionOf = ({ title, note, path }: Suggestion): HTMLElement =>
  element('a', { role: 'option', tabindex: '-1', href: path }, title, ...(note ? [element('small', {}, note)] : []))

/** Articles come first and have no label. */
function groupOf({ label, items }: SuggestionGroup): HTMLElement[] {
  const options = items.map(optionOf)
  if (label === '') return options
  const heading = element('p', { 'aria-hidden': 'true' }, label)
  return [element('div', { role: 'group', 'aria-label': label }, heading, ...options)]
}

class SuggestionList {
  readonly #input: HTMLInputElement
  readonly #list: HTMLElement
  readonly #panel: HTMLElement
  readonly #announced: Element | null

  constructor(input: HTMLInputElement, list: HTMLElement, panel: HTMLElement) {
    this.#input = input
    this.#list = list
    this.#panel = panel
    this.#announced = panel.nextElementSibling
    list.setAttribute('role', 'listbox')
    list.setAttribute('aria-label', input.getAttribute('aria-label') ?? '')
  }

  get isShown(): boolean {
    return !this.#panel.hidden
  }

  get #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')]
  }

  get active(): HTMLElement | undefined {
    return this.#options.find((option) => option.getAttribute('aria-selected') === 'true')
  }

  show(isShown: boolean): void {
    this.#panel.hidden = !isShown
    this.#input.setAttribute('aria-expanded', String(isShown))
    if (!isShown) this.#select()
  }

  say(status: string, announced = status): void {
    if (this.#announced) this.#announced.textContent = announced
    const line = this.#panel.querySelector<HTMLElement>(':scope > p')
    if (!line) return
    line.textContent = status
    line.hidden = status === ''
  }

  /** A list box has options, or is not there. */
  setGroups(groups: SuggestionGroup[]): void {
    this.#list.replaceChildren(...groups.flatMap(groupOf))
    this.#list.hidden = groups.length === 0
    this.#options.forEach((option, index) => (option.id = `${this.#list.id}-${index}`))
    this.#select()
  }

  /** Whether there is an option to move to. */
  move(step: number): boolean {
    const options = this.#options
    const at = options.findIndex((option) => option === this.active)
    this.#select(options[at === -1 && step === -1 ? options.length - 1 : (at + step + options.length) % options.length])
    return options.length > 0
  }

  #select(option?: HTMLElement): void {
    for (const each of this.#options) each.setAttribute('aria-selected', String(each === option))
    if (option) this.#input.setAttribute('aria-activedescendant', option.id)
    else this.#input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }
}

function moveByKeys(input: HTMLInputElement, list: SuggestionList): void {
  input.addEventListener('keydown', (event) => {
    // While an input method composes Chinese or Vietnamese letters, it uses these keys.
    if (event.isComposing) return
    const step = steps.get(event.key)
    const { active } = list
    if (event.key === 'Escape' && list.isShown) {
      // Closes the list only; the next Escape closes the box.
      event.preventDefault()
      list.show(false)
    } else if (step && list.move(step)) {
      event.preventDefault()
      list.show(true)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      active.click()
    }
  })
}

function closeList(input: HTMLInputElement, list: SuggestionList): void {
  const place = input.parentElement
  place?.addEventListener('click', ({ target }) => target !== input && list.show(false))
  place?.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (!(to instanceof Node) || !place.contains(to)) list.show(false)
  })
  // Returned to. The page itself may still be loading while somebody types.
  addEventListener('pageshow', ({ persisted }) => persisted && list.show(false))
}

function suggestWhileTyping(input: HTMLInputElement, list: SuggestionList, language: Language): void {
  const { loading = '', none = '', failed = '' } = input.dataset
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was typed: answers to what came before are not shown. */
  let turn = 0

  async function suggest(query: ReturnType<typeof suggestionsQuery>): Promise<void> {
    const own = turn
    try {
      const { groups, announced } = await client.fetchQuery(query)
      if (own !== turn) return
      list.setGroups(groups)
      list.say(announced ? '' : none, announced || none)
    } catch {
      if (own === turn) list.say(failed)
    }
  }

  function follow(): void {
    turn++
    clearTimeout(timer)
    void client.cancelQueries()
    const typed = input.value.trim()
    list.setGroups([])
    list.show(typed !== '')
    list.say(typed === '' ? '' : loading)
    if (typed !== '') timer = setTimeout(suggest, debounce, suggestionsQuery(typed, language))
  }

  input.addEventListener('input', follow)
  // The results are loaded with their document. Until it comes, this one says so; it may be returned to.
  input.form?.addEventListener('submit', () => {
    turn++
    clearTimeout(timer)
    list.show(true)
    list.say(loading)
  })
  // Typed before this script had loaded.
  if (document.activeElement === input) follow()
}

const field = document.querySelector<HTMLInputElement>('#site-search input[name=q]')
const box = document.getElementById('suggestions')
const language = field?.dataset.language
if (field && box?.parentElement && isLanguage(language)) {
  const list = new SuggestionList(field, box, box.parentElement)
  moveByKeys(field, list)
  closeList(field, list)
  suggestWhileTyping(field, list, language)
}
