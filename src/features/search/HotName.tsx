// A hot search with its image and name: crest, mark or avatar, and the sport, which distinguishes equal names.
import { useLingui } from '@lingui/react/macro'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { HotSearch } from '../../../contract/search.ts'
import { Crest } from '../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../ui/picture/LeagueMark.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { sportName } from '../match/messages/match-messages.ts'
import styles from './HotName.module.css'

export function HotName({ hot, text }: { hot: HotSearch; text: string }) {
  const { i18n } = useLingui()
  return (
    <>
      <HotPicture hot={hot} text={text} />
      <span className={styles.words}>
        <span className={styles.name}>{text}</span>
        {hot.sport && <small className={styles.sport}>{sportName(hot.sport as Sport, i18n)}</small>}
      </span>
    </>
  )
}

function HotPicture({ hot: { kind, id, mark }, text }: { hot: HotSearch; text: string }) {
  // Responses cached by an earlier build have no marks.
  if (mark === undefined) return null
  if (kind === 'team') return <Crest crest={mark} id={id} size={20} />
  if (kind === 'anchor') return <PersonPicture path={mark} size={20} />
  const [character = '', color = ''] = mark.split(',')
  return <LeagueMark mark={character} name={text} color={color} size={20} />
}
