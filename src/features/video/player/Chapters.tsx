// The chapters of a video: the events of its match, each a link to its position.
import { Trans, useLingui } from '@lingui/react/macro'
import { ListVideo } from 'lucide-react'
import { lengthText } from '../../../core/text/length-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import type { Marker } from '../../room/stream/marker.ts'
import styles from './Chapters.module.css'

export interface Chapter {
  marker: Marker
  /** Seconds from the start of the video. */
  second: number
  text: string
}

export function Chapters({ chapters, onJump }: { chapters: readonly Chapter[]; onJump(marker: Marker): void }) {
  const { t } = useLingui()
  return (
    <section className={styles.chapters} aria-label={t`章节`}>
      <SectionHead title={<Trans>章节</Trans>} />
      <ol className={styles.list}>
        {chapters.map(({ marker, second, text }) => (
          <li key={marker.seq}>
            <button type="button" className={styles.chapter} onClick={() => onJump(marker)}>
              <ListVideo size={16} aria-hidden="true" />
              <Num className={styles.second}>{lengthText(second)}</Num>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
