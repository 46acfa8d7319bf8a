import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import { articleTypeOfMenu, mainMenu, menuLabelLength } from '@/lib/domain/main-menu'
import { localPath } from '@/lib/domain/paths'
import { cut } from '@/lib/domain/text'
import { getMenuArticles } from '@/lib/queries/menu'
import { MenuLink } from './menu-link'
import styles from './main-menu.module.css'

interface Child {
  label: string
  path: string
}

/**
 * The main menu (spec 2): a row with dropdowns on a large screen, a drawer with collapsible submenus on a small one.
 * Submenus open on hover or as native `<details>`, so they need no script; each item is also a link of its own.
 */
export async function MainMenu() {
  const [t, language] = [await getTranslations(), await currentLanguage()]

  const childrenOf = async ({ id, path, children, dynamicPrefix }: (typeof mainMenu)[number]): Promise<Child[]> => {
    if (!dynamicPrefix)
      return (children ?? []).map((key) => ({ label: t(`overview.groups.${key}`), path: `${path}/${key}` }))
    const articles = await getMenuArticles(articleTypeOfMenu(id), language)
    return articles.map((article) => ({
      label: article.title,
      path: `${dynamicPrefix}/${encodeURIComponent(article.id)}`,
    }))
  }
  const items = await Promise.all(mainMenu.map(async (item) => ({ ...item, below: await childrenOf(item) })))

  return (
    <ul role="list" className={styles.items}>
      {items.map(({ id, label, path, below }) => (
        <li key={id} className={styles.item}>
          <MenuLink className={styles.link} href={localPath(language, path)}>
            {t(`nav.${label}`)}
          </MenuLink>
          {below.length > 0 && (
            <>
              <details className={styles.more} name="main-menu">
                <summary aria-label={t('nav.more', { label: t(`nav.${label}`) })} />
              </details>
              <ul role="list" className={styles.submenu}>
                {below.map((child) => (
                  <li key={child.path}>
                    <a
                      className={styles.child}
                      href={localPath(language, child.path)}
                      title={cut(child.label, menuLabelLength) === child.label ? undefined : child.label}
                    >
                      {cut(child.label, menuLabelLength)}
                    </a>
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
