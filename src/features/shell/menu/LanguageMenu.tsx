// The language menu of the top bar; phones have it in 我的.
import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { useRef, useState } from 'react'
import { getSite } from '../../../core/site.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { languageNames } from '../../../core/text/language-names.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { preload } from '../../../ui/layer/later-part.ts'
import { Menu, menuPart } from '../../../ui/layer/Menu.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './MenuButton.module.css'

export function LanguageMenu() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { langs } = getSite()
  // With a single language there is nothing to select.
  if (langs.length < 2) return null
  return (
    <>
      <IconButton
        ref={anchor}
        className={styles.button}
        label={t`语言：${languageNames[lang]}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => preload(menuPart)}
        onClick={() => setOpen(!open)}
      >
        <Languages size={20} />
      </IconButton>
      <Menu
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        label={t`语言`}
        items={langs.map((key) => ({
          key,
          lang: key,
          label: languageNames[key],
          chosen: key === lang,
          onSelect: () => preferences.set({ lang: key }),
        }))}
      />
    </>
  )
}
