// Image of a result: avatar, cover or circle icon. Posts have none, and covered entries are not revealed.
import type { SearchEntry } from '../../../../contract/search.ts'
import { cutText } from '../../../../rules/text/cut-text.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './EntryRow.module.css'

export function EntryPicture({ entry: { kind, mark, name }, covered }: { entry: SearchEntry; covered: boolean }) {
  const { lang } = useStore(preferences)
  if (kind === 'post') return null
  if (kind === 'circle') {
    const [icon = '', color = ''] = mark.split(',')
    if (icon === '') return <LeagueMark mark={cutText(name.zh, 1)} name={nameOf(name, lang)} color={color} size={36} />
    return <img src={icon} alt="" width={36} height={36} loading="lazy" decoding="async" className={styles.sign} />
  }
  if (kind === 'anchor' || kind === 'expert') return <PersonPicture path={mark} size={36} />
  if (mark === '' || covered) return <span className={styles.cover} />
  return <img src={mark} alt="" width={80} height={45} loading="lazy" decoding="async" className={styles.cover} />
}
