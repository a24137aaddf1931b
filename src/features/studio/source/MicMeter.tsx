// How loud the microphone is: it moves while one speaks, and says so when nothing comes.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { publisher } from '../ingest/publisher.ts'
import styles from './MicMeter.module.css'

const every = 120
/** Milliseconds without any sound after which it is said. */
const silentAfter = 6_000

export function MicMeter() {
  const { t } = useLingui()
  const [level, setLevel] = useState(0)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    let heard = Date.now()
    const timer = setInterval(() => {
      const now = publisher.level()
      if (now > 3) heard = Date.now()
      setLevel(now)
      setSilent(Date.now() - heard > silentAfter)
    }, every)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.row}>
      <meter className={styles.meter} min={0} max={100} low={1} high={92} optimum={50} value={level} aria-label={t`麦克风音量`} />
      {isSilent && (
        <small>
          <Trans>没有听到声音，请检查麦克风</Trans>
        </small>
      )}
    </div>
  )
}
