import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { articleTypeOfMenu, mainMenu, menuArticles, menuLabelLength } from '@/lib/domain/main-menu'
import { localPath, pathBelow } from '@/lib/domain/paths'
import { cut } from '@/lib/domain/text'
import { getMenuArticles } from '@/lib/queries/menu'
import { MenuLink } from './menu-link'
import styles from './main-menu.module.css'

interface Child {
  label: string
  path: string
}

function ChildLink({ href, label }: { href: string; label: string }) {
  const short = cut(label, menuLabelLength)
  if (short === label)
    return (
      <a className={`target plain-link ${styles.child}`} href={href}>
        {label}
      </a>
    )
  return (
    <a className={`target plain-link ${styles.child}`} href={href} title={label}>
      <span className={styles.short}>{short}</span>
      <span className={styles.whole}>{label}</span>
    </a>
  )
}

/**
 * The main menu (spec 2): a row with dropdowns on a large screen, a drawer with collapsible submenus on a small one.
 * Submenus open on hover or as native `<details>`, so they need no script; each item is also a link of its own.
 */
export async function MainMenu() {
  const [t, language] = [await getTranslations(), await currentLanguage()]

  const childrenOf = async ({
    id,
    label,
    path,
    children: groups,
    dynamicPrefix,
  }: (typeof mainMenu)[number]): Promise<Child[]> => {
    if (!dynamicPrefix)
      return (groups ?? []).map((key) => ({ label: t(`overview.groups.${key}`), path: `${path}/${key}` }))
    const type = articleTypeOfMenu(id)
    const articles = await getMenuArticles(type, language)
    const children = articles.map((article) => ({
      label: article.title,
      path: pathBelow(dynamicPrefix, article.id),
    }))
    const isComplete = articles.length === 0 || (type === 'SERVICE' && articles.length < menuArticles.SERVICE)
    return isComplete ? children : [...children, { label: t('home.all', { section: t(`nav.${label}`) }), path }]
  }
  const items = await Promise.all(mainMenu.map(async (item) => ({ ...item, below: await childrenOf(item) })))

  return (
    <ul role="list" className={styles.items}>
      {items.map(({ id, label, path, below }) => (
        <li key={id} className={styles.item}>
          <MenuLink className={`target plain-link ${styles.link}`} href={localPath(language, path)}>
            {t(`nav.${label}`)}
          </MenuLink>
          {below.length > 0 && (
            <>
              <details className={styles.more} name="main-menu">
                <summary className="icon-button" aria-label={t('nav.more', { label: t(`nav.${label}`) })} />
              </details>
              <ul role="list" className={styles.submenu}>
                {below.map((child) => (
                  <li key={child.path}>
                    <ChildLink href={localPath(language, child.path)} label={child.label} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
