// Lazily loaded implementation of Menu.
import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { MenuItem, MenuProps } from './Menu.tsx'
import styles from './MenuPanel.module.css'

export function MenuPanel({ open, onOpenChange, anchor, label, items, align = 'end' }: MenuProps) {
  const chosen = items.find((item) => item.chosen)?.key
  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(next, { event }) => {
        if (!next && event.type !== 'keydown' && anchor.current?.contains(event.target as Node | null)) return
        onOpenChange(next)
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} side="bottom" align={align} sideOffset={8} collisionPadding={8} className={styles.place}>
          <Menu.Popup className={styles.menu} aria-label={label} finalFocus={anchor}>
            {items.some((item) => item.chosen !== undefined) ? (
              <Menu.RadioGroup value={chosen} onValueChange={(key) => items.find((item) => item.key === key)?.onSelect()}>
                {items.map((item) => (
                  <Menu.RadioItem key={item.key} value={item.key} closeOnClick className={styles.item} lang={item.lang}>
                    <ItemText item={item} />
                    <Menu.RadioItemIndicator className={styles.check}>
                      <Check size={16} />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            ) : (
              items.map((item) => (
                <Menu.Item key={item.key} className={styles.item} lang={item.lang} onClick={item.onSelect}>
                  <ItemText item={item} />
                </Menu.Item>
              ))
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function ItemText({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <span className={styles.label}>{item.label}</span>
    </>
  )
}
