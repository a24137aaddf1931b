// The invitation to the guide; after the guide, a summary of the choices until the user leaves the page.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { openDialog } from '../../core/session/open-dialog.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { StairGlyph } from '../../ui/glyph/StairGlyph.tsx'
import { guideMessages } from '../../ui/messages/guide-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useFollowedIds } from '../follow/use-follow.ts'
import { dismissGuide } from './end-guide.ts'
import styles from './GuideCard.module.css'
import { afterGuide } from './guide-state.ts'

export const GuideCard = () => (
  <WithMessages catalogs={guideMessages} waiting={null}>
    <Card />
  </WithMessages>
)

function Card() {
  const { t } = useLingui()
  const isAfter = useStore(afterGuide)
  const teamCount = useFollowedIds('team').size
  const leagueCount = useFollowedIds('league').size
  return (
    <section className={styles.card} aria-label={t`选球队和联赛`}>
      <StairGlyph className={styles.stair} width={28} height={21} />
      <p className={styles.words}>
        <b>
          {isAfter ? (
            <Trans>
              已选 {teamCount} 队 · {leagueCount} 个联赛
            </Trans>
          ) : (
            <Trans>先选你的球队</Trans>
          )}
        </b>
        <small>{isAfter ? <Trans>它们的比赛排在最前</Trans> : <Trans>排在最前，进球先知道</Trans>}</small>
      </p>
      <Button variant={isAfter ? 'line' : 'primary'} aria-haspopup="dialog" onClick={() => openDialog('guide')}>
        {isAfter ? <Trans>调整</Trans> : <Trans>选球队</Trans>}
      </Button>
      <IconButton label={isAfter ? t`收起` : t`不用了`} className={styles.close} onClick={dismissGuide}>
        <X size={18} />
      </IconButton>
    </section>
  )
}
