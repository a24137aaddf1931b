// The theme menu: light, dark or system; phones have it in 我的.
import { useLingui } from '@lingui/react/macro'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useRef, useState } from 'react'
import { preferences } from '../../../core/store/preferences.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { preload } from '../../../ui/layer/later-part.ts'
import { Menu, menuPart } from '../../../ui/layer/Menu.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './MenuButton.module.css'

export function ThemeMenu() {
  const { t } = useLingui()
  const { theme } = useStore(preferences)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const messages = { light: t`日场`, dark: t`夜场`, system: t`跟随系统` }
  const icons = { light: <Sun size={18} />, dark: <Moon size={18} />, system: <SunMoon size={18} /> }
  return (
    <>
      <IconButton
        ref={anchor}
        className={styles.button}
        label={t`主题：${messages[theme]}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => preload(menuPart)}
        onClick={() => setOpen(!open)}
      >
        <SunMoon size={20} />
      </IconButton>
      <Menu
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        label={t`主题`}
        items={(['light', 'dark', 'system'] as const).map((key) => ({
          key,
          icon: icons[key],
          label: messages[key],
          chosen: key === theme,
          onSelect: () => preferences.set({ theme: key }),
        }))}
      />
    </>
  )
}
